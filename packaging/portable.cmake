# Run by cpack: makes the portable archive of what it has staged.
set(archive ${CPACK_PACKAGE_DIRECTORY}/hexholm-${CPACK_PACKAGE_VERSION}-linux-${CMAKE_HOST_SYSTEM_PROCESSOR}.tar.xz)
execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/make-portable ${CPACK_TEMPORARY_DIRECTORY}/usr ${archive}
    COMMAND_ERROR_IS_FATAL ANY)
set(CPACK_EXTERNAL_BUILT_PACKAGES ${archive})
