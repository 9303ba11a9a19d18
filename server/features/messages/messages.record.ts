import { sql } from 'kysely'
import { deliveryEvents, draftEvents, messageEvents } from '#contract/messages/messages.events.ts'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { oneOf } from '../../db/one-of.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf } from '../../history/parsed-entry.ts'
import type { ItemRow, LostTexts, RecordPart } from '../../history/record-part.ts'
import { deliveryColumnsOf, isOpened, isOwnAffair, unopenedLeaves } from './deliveries.store.ts'
import { messageColumnsOf } from './messages.store.ts'

/**
 * Finds the messages that the viewpoint has not opened, and the files of these. Whoever looks on is given no more in a
 * report or a file than the person as whom they look.
 */
const unopenedBy = async (tx: Tx, { viewpoint }: Viewer, among?: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('delivery as d')
    .leftJoin('file_use as u', (join) =>
      join.onRef('u.family_id', '=', 'd.family_id').onRef('u.entity_id', '=', 'd.message_id'),
    )
    .select(['d.message_id', 'u.file_id'])
    .where('d.person_id', '=', viewpoint)
    .where('d.status', 'in', unopenedLeaves)
    .$if(among !== undefined, (query) => query.where('d.message_id', '=', oneOf(among ?? [])))
    .execute()
  return new Set(rows.flatMap(({ message_id, file_id }) => [message_id, ...(file_id ? [file_id] : [])]))
}

/** Empties bodies, which is all of a message that ever changes. */
const erase = async (tx: Tx, lost: readonly LostTexts[]): Promise<void> => {
  const ids = lost.filter(({ removed }) => removed.includes('columns.body')).map(({ entityId }) => entityId)
  if (ids.length > 0) await tx.updateTable('message').set({ body: '' }).where('id', '=', oneOf(ids)).execute()
}

const messageItems = (ids: readonly string[]) => sql<ItemRow>`
  select id as about, 'message' as entity, thread_id as id, subject as name, true as opens
  from message where id = ${oneOf(ids)}`

export const messageRecord: RecordPart = {
  events: messageEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('message').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'message',
        id: row.id,
        columns: messageColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
      }))
  },
  unopenedBy,
  erase,
  items: messageItems,
  // The files of a thread belong to each of its messages, and so to the thread.
  belongingTo: (id) => sql`
    select id from message where thread_id = ${id}
    union all
    select u.file_id from message m join file_use u on u.family_id = m.family_id and u.entity_id = m.id
    where m.thread_id = ${id} and u.recorded`,
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.messages.recordTitle({ subject: textOf(columns ?? known, 'subject') ?? '' }),
    facts: ({ columns }, _known, { texts, personOf }) => {
      if (!columns) return []
      const names = textsOf(columns, 'recipient_ids').map(personOf).join(', ')
      const { record } = texts.messages
      return [
        record.to({ names }),
        ...(textOf(columns, 'answers_id') ? [record.answers()] : []),
        record.body({ body: textOf(columns, 'body') ?? '' }),
      ]
    },
  },
}

export const deliveryRecord: RecordPart = {
  events: deliveryEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('delivery').selectAll().orderBy('id').limit(pageSize)
    // The record does not know of a professional's delivery before they open it.
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows
        .filter((row) => !isOwnAffair(row) || isOpened(row))
        .map((row) => ({
          entity: 'delivery',
          id: row.id,
          status: row.status,
          version: row.version,
          columns: deliveryColumnsOf(row),
          reach: row.reach,
          audience: row.audience,
          changedAt: row.changed_at,
        }))
  },
  items: (ids) => sql<ItemRow>`
    select d.id as about, 'message' as entity, m.thread_id as id, m.subject as name, true as opens
    from delivery d join message m on m.family_id = d.family_id and m.id = d.message_id where d.id = ${oneOf(ids)}`,
  belongingTo: (id) => sql`
    select d.id from delivery d join message m on m.family_id = d.family_id and m.id = d.message_id
    where m.thread_id = ${id}`,
  print: {
    about: (_entry, _known, { texts }) => texts.messages.recordTitle({ subject: '' }),
    label: (leaf, _facts, { texts }) => labelIn(texts.messages.deliveryLabel, metaOfLeaf(deliveryMachine, leaf).label),
  },
}

export const draftRecord: RecordPart = {
  events: draftEvents,
  print: { about: (_entry, _known, { texts }) => texts.messages.draftTitle() },
}
