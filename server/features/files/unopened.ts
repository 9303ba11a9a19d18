import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { RecordParts } from '../../history/record-parts.ts'
import type { ServedFile } from './files.store.ts'

/** A file belongs to the contents of its items, which nobody but its uploader is given before they opened one of them. */
export const isUnopened = async (tx: Tx, parts: RecordParts, viewer: Viewer, file: ServedFile): Promise<boolean> => {
  if (file.added_by === viewer.personId || file.entities.length === 0) return false
  const unopened = await parts.unopenedBy(tx, viewer, file.entities)
  return file.entities.every((id) => unopened.has(id))
}
