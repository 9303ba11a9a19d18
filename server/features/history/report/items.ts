import type { Told, Values } from './told.ts'

/** What is known of each item of one stream, as far as it has been read. */
export const itemsSoFar = () => {
  const columns = new Map<string, Values>()
  return {
    columnsOf: (id: string): Values => columns.get(id) ?? {},
    note: ({ entityId, columns: left }: Told): void => {
      if (left) columns.set(entityId, left)
    },
  }
}
export type Items = ReturnType<typeof itemsSoFar>
