# What `cmake --install` puts where, and what `cpack` makes of it in packages/: a Debian package for the system it is made
# on, an archive that runs without installing, and SHA256SUMS of both. It needs tools/packages-release.txt.
# The programs find share/hexholm from their own place, so the whole tree may be moved.
include(GNUInstallDirs)
# The package holds the two programs; its making does not build the tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

install(TARGETS hexholm-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
set(shared ${CMAKE_INSTALL_DATADIR}/hexholm)
install(DIRECTORY assets DESTINATION ${shared} PATTERN "__pycache__" EXCLUDE)
# Mods without their tests: those are for who works on them.
install(DIRECTORY mods DESTINATION ${shared} REGEX "/mods/[^/]+/tests$" EXCLUDE)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/modding DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)

if(HEXHOLM_CLIENT)
    install(TARGETS hexholm RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES data/org.hexholm.Hexholm.desktop data/org.hexholm.Hexholm.Link.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES data/org.hexholm.Hexholm.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    foreach(size 32 48 64 128 256)
        install(FILES assets/icons/hexholm-${size}.png DESTINATION ${icons}/${size}x${size}/apps
            RENAME org.hexholm.Hexholm.png)
    endforeach()
    install(FILES assets/icons/hexholm.svg DESTINATION ${icons}/scalable/apps RENAME org.hexholm.Hexholm.svg)
endif()

# The server, with mods of its own: its machine needs no client, and may have one as well.
set(server ${CMAKE_INSTALL_LIBDIR}/hexholm-server)
install(TARGETS hexholm-server RUNTIME DESTINATION ${server} COMPONENT server)
install(CODE "
    set(bin \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}\")
    file(MAKE_DIRECTORY \"\${bin}\")
    file(CREATE_LINK ../${server}/hexholm-server \"\${bin}/hexholm-server\" SYMBOLIC)" COMPONENT server)
install(DIRECTORY mods DESTINATION ${server} COMPONENT server REGEX "/mods/[^/]+/tests$" EXCLUDE)
install(FILES packaging/server/hexholm-server.service DESTINATION lib/systemd/system COMPONENT server)
set(server_docs ${CMAKE_INSTALL_DATADIR}/doc/hexholm-server)
install(FILES LICENSE DESTINATION ${server_docs} COMPONENT server RENAME copyright)
install(FILES docs/hosting.md DESTINATION ${server_docs} COMPONENT server)

set(CPACK_PACKAGE_NAME hexholm)
set(CPACK_PACKAGE_VENDOR "Hexholm contributors")
set(CPACK_PACKAGE_CONTACT "Hexholm contributors <maintainers@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "settlers game on a hex island, with rules in Lua mods")
set(CPACK_PACKAGE_DESCRIPTION "Gather goods, build, trade, and be the first with enough points: alone against
bots or with friends at one screen. Every rule is a small Lua mod that can be
changed and shared; several expansions come with the game.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_SOURCE_IGNORE_FILES "/build/;/[.]git/;[.]pyc$;/__pycache__/")

set(CPACK_GENERATOR "DEB;TXZ")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_PACKAGE_FILE_NAME hexholm-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_ARCHIVE_THREADS 0)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/portable.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/checksums.cmake)

# Packages for two releases of a system differ in their names, and that of the later one is the newer.
cmake_host_system_information(RESULT system QUERY DISTRIB_ID DISTRIB_VERSION_ID)
list(JOIN system "" system)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1~${system})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)  # what the programs are linked with
# Client and server are packages of their own; the archive has the client alone.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL Unspecified server)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME hexholm)
# What they open while they run: OpenGL by libepoxy, and a driver that draws without a graphics card.
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_DEPENDS "libgl1, libegl1, libgl1-mesa-dri")
set(CPACK_DEBIAN_SERVER_PACKAGE_NAME hexholm-server)
set(CPACK_COMPONENT_UNSPECIFIED_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_COMPONENT_SERVER_DESCRIPTION "Tables on which people play from elsewhere, by invitation or in public. Accounts,
tables and games lie in one folder; nothing else is to be installed or started.")
set(CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/packaging/server/postinst
    ${CMAKE_SOURCE_DIR}/packaging/server/prerm ${CMAKE_SOURCE_DIR}/packaging/server/postrm)
set(CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)

if(HEXHOLM_TESTS)
    add_test(NAME package-install COMMAND ${CMAKE_SOURCE_DIR}/packaging/check-install ${CMAKE_BINARY_DIR})
    set_tests_properties(package-install PROPERTIES LABELS check)
    find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
    if(DESKTOP_FILE_VALIDATE)
        add_test(NAME package-desktop COMMAND ${DESKTOP_FILE_VALIDATE} ${CMAKE_SOURCE_DIR}/data/org.hexholm.Hexholm.desktop
                 ${CMAKE_SOURCE_DIR}/data/org.hexholm.Hexholm.Link.desktop)
        set_tests_properties(package-desktop PROPERTIES LABELS check)
    endif()
    find_program(APPSTREAMCLI appstreamcli)
    if(APPSTREAMCLI)
        # The project has no page of its own, which only newer versions mind.
        execute_process(COMMAND ${APPSTREAMCLI} --version OUTPUT_VARIABLE appstream_version)
        string(REGEX MATCH "[0-9]+[.][0-9]+" appstream_version "${appstream_version}")
        if(appstream_version VERSION_GREATER_EQUAL 1.0)
            set(allow_no_page --override=url-homepage-missing=info)
        endif()
        add_test(NAME package-metainfo
            COMMAND ${APPSTREAMCLI} validate --no-net ${allow_no_page}
                    ${CMAKE_SOURCE_DIR}/data/org.hexholm.Hexholm.metainfo.xml)
        set_tests_properties(package-metainfo PROPERTIES LABELS check)
    endif()
endif()
