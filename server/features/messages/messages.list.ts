import { sql } from 'kysely'
import { id, instant } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import type { FolderName, MessageSummaryDto } from '#contract/messages/messages.ts'
import { decodeCursor, inOrder, type Order } from '../../db/reading/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { type PageQuery, pageIn } from '../../lists/list.ts'
import { preferencesOf } from './mailbox.store.ts'
import { shownTo } from './messages.item.ts'

/** A folder of everybody's by its name, or an own one by its id. */
type Selection = { readonly folder: FolderName | (string & {}) }

const latestFirst: Order = {
  name: [],
  direction: 'descending',
  keys: [
    { value: sql.ref('m.sent_at'), type: sql`timestamptz`, schema: instant },
    { value: sql.ref('m.message_id'), type: sql`uuid`, schema: id },
  ],
}

const placesIn = (tx: Tx, { viewpoint }: Viewer, { folder }: Selection) =>
  tx
    .selectFrom('mailbox as m')
    .where('m.person_id', '=', viewpoint)
    .$if(folder !== 'all', (query) => query.where('m.folder', '=', folder))

/** The text of a body is cut here, so that a long one is not read for a line. */
const beginning = sql<string>`left(message.body, ${sql.lit(limits.messages.preview)})`

const linesOf = (tx: Tx, viewer: Viewer, selection: Selection) =>
  placesIn(tx, viewer, selection)
    .innerJoin('message', (join) =>
      join.onRef('message.family_id', '=', 'm.family_id').onRef('message.id', '=', 'm.message_id'),
    )
    .select(['m.folder', 'message.id', 'message.thread_id', 'message.answers_id', 'message.author_id'])
    .select(['message.recipient_ids', 'message.subject', 'message.sent_at', 'message.reach'])
    .select(beginning.as('beginning'))

export type FolderPage = {
  readonly items: MessageSummaryDto[]
  readonly next: string | null
  readonly total: number | null
  readonly perPage: number
}

/**
 * Counts the messages of a folder by what is kept of them. A professional whose access one parent withdrew reads a part
 * of theirs alone, so theirs are counted.
 */
const countIn = async (tx: Tx, viewer: Viewer, selection: Selection): Promise<number> => {
  const counted = placesIn(tx, viewer, selection).select(({ fn }) => fn.countAll<number>().as('count'))
  const kept = tx
    .selectFrom('mailbox_total as m')
    .where('m.person_id', '=', viewer.viewpoint)
    .$if(selection.folder !== 'all', (query) => query.where('m.folder', '=', selection.folder))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('m.count'), sql.lit(0)).as('count'))
  const { rows } = await sql<{ count: number }>`
    select case when app_withdrawn() is null then (${kept}) else (${counted}) end::integer as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Reads the lines of a folder after `after`, or from its beginning, in the order of a page. */
export const folderLines = (tx: Tx, viewer: Viewer, query: Selection & Pick<PageQuery, 'after'>, limit: number) =>
  inOrder(linesOf(tx, viewer, query), latestFirst, {
    after: query.after === undefined ? null : decodeCursor(latestFirst, query.after),
    limit,
  })

/** Returns one page of a folder of the viewpoint. It opens nothing, and shows no body that the viewer may not be given. */
export const folderPage = async (tx: Tx, viewer: Viewer, query: Selection & PageQuery): Promise<FolderPage> => {
  const perPage = query.limit ?? (await preferencesOf(tx, viewer.personId)).perPage
  const found = await folderLines(tx, viewer, query, perPage + 1).execute()
  const page = { orderOf: () => latestFirst, cursorOf: (row: (typeof found)[number]) => [row.sent_at, row.id] }
  const { rows, next } = pageIn(page, { ...query, limit: perPage }, found)
  const [shown, total] = await Promise.all([
    shownTo(tx, viewer, rows),
    query.after === undefined ? countIn(tx, viewer, query) : null,
  ])
  const items = shown.map(({ row, known, isGiven }) => ({
    ...known,
    folder: row.folder,
    preview: isGiven ? row.beginning : null,
  }))
  return { items, next, total, perPage }
}
