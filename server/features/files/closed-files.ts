import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { extensionPoint } from '../extension-point.ts'

/**
 * Lets an area say by which name the viewer rightly knows of a file that they are not given; null where they know of none.
 */
export const closedFiles = extensionPoint<(tx: Tx, fileId: string) => Promise<string | null>>()

/** Builds the refusal of a file that the viewer may not read: 403 where they know its name, else 404. */
export const refusalOfFile = async (tx: Tx, fileId: string): Promise<Refusal> => {
  for (const nameOf of closedFiles.parts()) {
    const name = await nameOf(tx, fileId)
    if (name !== null) return new Refusal('fileClosed', { named: { name } })
  }
  return new Refusal('notFound')
}
