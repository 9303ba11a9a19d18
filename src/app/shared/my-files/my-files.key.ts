/** All queries about files and folders of MyFiles begin with it. */
export const myFilesKey = ['myFiles'] as const
