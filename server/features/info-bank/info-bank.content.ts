import type { InfoContent } from '#contract/info-bank/info-entries.ts'
import { type InfoValues, infoFieldNames } from '#contract/info-bank/info-fields.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { filesOfEdition } from './info-bank.files.ts'
import { wrong } from './info-bank.people.ts'
import type { InfoRow } from './info-bank.store.ts'

/** Leaves out the fields in which nothing was typed. */
const filledIn = (fields: InfoValues): InfoValues =>
  Object.fromEntries(infoFieldNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

/** Requires that those whom an entry concerns belong to the family. A child that it named before may have been archived since. */
const mustConcern = async (tx: Tx, { childIds, parentId }: InfoContent, before: readonly string[]): Promise<void> => {
  const added = childIds.filter((id) => !before.includes(id))
  if (added.length > 0) await mustBeChoosable(tx, added)
  if (parentId === null) return
  const parent = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .where('person_id', '=', parentId)
    .executeTakeFirst()
  if (!parent) throw wrong('parentId', 'notAChoice')
}

type Known = Pick<InfoRow, 'id' | 'child_ids' | 'file_ids' | 'reach' | 'audience'>

/**
 * Checks what a parent typed, attaches its files, and returns it as columns.
 * @throws {Refusal} invalid, childRequired
 */
export const columnsOfContent = async (change: UnitOfWork, row: Known, content: InfoContent, by: string) => {
  await mustConcern(change.tx, content, row.child_ids)
  const { title, sections, childIds, parentId, emergency, fields, notes, files } = content
  return {
    title,
    sections: [...new Set(sections)],
    child_ids: [...new Set(childIds)],
    parent_id: parentId,
    emergency,
    fields: JSON.stringify(filledIn(fields)),
    notes: notes ?? '',
    file_ids: await filesOfEdition(change, row, files, by),
    changed_by: by,
  }
}
