/** Reads the address of the page: whose files, which folder, and the file whose details are open. */
export type MyFilesSearch = {
  readonly of?: 'others' | undefined
  readonly folder?: string | undefined
  readonly file?: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const readMyFilesSearch = ({ of, folder, file }: Record<string, unknown>): MyFilesSearch => ({
  of: of === 'others' ? 'others' : undefined,
  folder: textOf(folder),
  file: textOf(file),
})
