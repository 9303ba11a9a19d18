import type { ZipEntry } from '../../files/zip.ts'

/** Describes a file that people may read as well as programs. */
export const jsonFile = (path: string, value: unknown): ZipEntry => ({
  path,
  text: `${JSON.stringify(value, null, 2)}\n`,
})
