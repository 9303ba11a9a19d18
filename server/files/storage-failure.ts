/** A disk that is full, broken or closed to us, as the system names it. */
const ofTheDisk: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'ENOTDIR']

const ofTheLibrary =
  /^flystorage\.unable_to_(?:read|write|move|delete)_file$|^flystorage\.unable_to_check_file_existence$/

/** Says whether the disk or the bucket did not work. A file that is missing there is another matter. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false
  if ('wasFileNotFound' in error && error.wasFileNotFound) return false
  return ofTheLibrary.test(error.code) || ofTheDisk.includes(error.code)
}
