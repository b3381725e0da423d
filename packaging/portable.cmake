# Run by cpack before it packs what it has staged: for the archive that is made another folder.
if(CPACK_GENERATOR STREQUAL "TXZ")
    execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/make-portable ${CPACK_TEMPORARY_DIRECTORY}
        COMMAND_ERROR_IS_FATAL ANY)
endif()
