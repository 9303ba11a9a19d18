import { type DraftDto, draftRoutes as routes } from '#contract/messages/drafts.ts'
import { permissions } from '#contract/permissions.ts'
import type { draftMachine } from '#machines/messages/draft.machine.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Bind, Reading } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, type Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { fileItemOf } from '../files/files.store.ts'
import { beginDraft, draftLifecycle, peopleOfDraft } from './drafts.lifecycle.ts'
import { type DraftRow, savedDrafts } from './drafts.store.ts'

/** Returns which messages drafts became, by the draft's id. */
const becameOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string | null, string>> => {
  const rows = await tx.selectFrom('message').select(['id', 'draft_id']).where('draft_id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, draft_id }) => [draft_id, id]))
}

/** Names the files that are still there; nobody else has seen them. */
const filesOfDrafts = async (tx: Tx, viewer: Viewer, rows: readonly DraftRow[]) => {
  const ids = rows.flatMap(({ file_ids }) => file_ids)
  if (ids.length === 0) return () => []
  const files = await tx
    .selectFrom('file')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .where('added_by', '=', viewer.personId)
    .execute()
  const byId = new Map(files.map((file) => [file.id, fileItemOf(file)]))
  return ({ file_ids }: DraftRow) => file_ids.flatMap((id) => byId.get(id) ?? [])
}

/** Turns drafts into items, in the same order. */
export const draftItems = async ({ tx, viewer }: Pick<Reading, 'tx' | 'viewer'>, rows: readonly DraftRow[]) => {
  const [became, filesOf] = await Promise.all([
    becameOf(
      tx,
      rows.map(({ id }) => id),
    ),
    filesOfDrafts(tx, viewer, rows),
  ])
  return rows.map(
    (row): DraftDto => ({
      id: row.id,
      status: row.status,
      version: row.version,
      to: row.recipient_ids,
      subject: row.subject,
      body: row.body,
      files: filesOf(row),
      answersId: row.answers_id,
      messageId: became.get(row.id) ?? null,
      savedAt: row.changed_at,
      you: byOf(viewer, peopleOfDraft(row)),
    }),
  )
}

export const draftItem: Item<typeof draftMachine, DraftRow, DraftDto> = {
  lifecycle: draftLifecycle,
  dtoOf: async (context, row) => {
    const [item] = await draftItems(context, [row])
    if (!item) throw new Error('there is no draft to show')
    return item
  },
}

export const draftRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, context) => {
    if (!permissions['message.write'](context.viewer)) throw new Refusal('notAllowed')
    return { items: await draftItems(context, await savedDrafts(context.tx)) }
  })
  bind.changing(routes.begin, async ({ body }, context) =>
    draftItem.dtoOf(context, await beginDraft(context.change, context.viewer, body)),
  )
  bindItem(bind, routes, draftItem)
}
