import { type Selectable, sql } from 'kysely'
import type { DraftCommand, NewDraft } from '#contract/messages/drafts.ts'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type DraftRow = Selectable<Schema['draft']>

const lasting = leavesOf(draftMachine).filter((leaf) => !isFinalLeaf(draftMachine, leaf))

export const lockDraft = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<DraftRow | undefined> => {
  const query = tx.selectFrom('draft').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

/** A draft that was sent or discarded keeps no text, which is dropped together with its status. */
export const writeDraft = async (
  tx: Tx,
  { id }: DraftRow,
  { status, version, changedAt: changed_at }: Moved<DraftRow['status']>,
): Promise<void> => {
  const gone = isFinalLeaf(draftMachine, status) ? { recipient_ids: [], subject: '', body: '', file_ids: [] } : {}
  await tx
    .updateTable('draft')
    .set({ status, version, changed_at, ...gone })
    .where('id', '=', id)
    .execute()
}

type Content = Pick<NewDraft, 'to' | 'subject' | 'body' | 'files'>
export const columnsOfContent = ({ to, subject, body, files }: Content) => ({
  recipient_ids: [...new Set(to)],
  subject,
  body,
  file_ids: [...new Set(files)],
})

export const setDraft = async (
  tx: Tx,
  id: string,
  content: Extract<DraftCommand, { type: 'draft.save' }>,
): Promise<void> => {
  await tx.updateTable('draft').set(columnsOfContent(content)).where('id', '=', id).execute()
}

export const insertDraft = (tx: Tx, row: Omit<DraftRow, 'reach'>): Promise<DraftRow> =>
  tx.insertInto('draft').values(row).returningAll().executeTakeFirstOrThrow()

const saved = (tx: Tx) => tx.selectFrom('draft').where('status', 'in', lasting)

/** Lists the viewer's drafts, the last saved first. Row-level security leaves their own. */
export const savedDrafts = (tx: Tx): Promise<DraftRow[]> =>
  saved(tx).selectAll().orderBy('changed_at', 'desc').orderBy('id').execute()

export const countDrafts = async (tx: Tx): Promise<number> => {
  const { count } = await saved(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds the files that drafts still hold, for the role of the sweeps. */
export const filesOfSavedDrafts = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await saved(tx)
    .select('file_ids')
    .where(sql<boolean>`file_ids && ${[...ids]}::uuid[]`)
    .execute()
  return rows.flatMap(({ file_ids }) => file_ids)
}
