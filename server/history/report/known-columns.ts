import type { ParsedEntry, Values } from '../parsed-entry.ts'

/** Remembers the columns that each item of one stream was left with, as far as the stream has been read. */
export const knownColumns = () => {
  const columns = new Map<string, Values>()
  return {
    of: (id: string): Values => columns.get(id) ?? {},
    note: ({ entityId, columns: left }: ParsedEntry): void => {
      if (left) columns.set(entityId, left)
    },
  }
}
