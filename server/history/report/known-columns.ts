import type { ParsedEntry, Values } from '../parsed-entry.ts'

/** Remembers the latest columns of each item of one stream, as far as the stream has been read. */
export const knownColumns = () => {
  const columns = new Map<string, Values>()
  return {
    of: (id: string): Values => columns.get(id) ?? {},
    note: ({ entityId, columns: left }: ParsedEntry): void => {
      if (left) columns.set(entityId, left)
    },
  }
}
