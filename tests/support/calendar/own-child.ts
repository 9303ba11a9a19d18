import { randomUUID } from 'node:crypto'
import { insertChild } from '#server/features/children/children.store.ts'
import type { Stage } from '../stage.ts'

/** Adds a child, because two plans for one child must not overlap. */
export const ownChild = async (on: Stage): Promise<string> => {
  const id = randomUUID()
  await on.scopes.asViewer(on.dana, (tx) => insertChild(tx, on.family.id, id, { firstName: 'Nora' }))
  return id
}
