import { sql } from 'kysely'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import type { DeliveryDto } from '#contract/messages/delivery.ts'
import type { MessageDto, MessageSummaryDto } from '#contract/messages/messages.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { filesOf } from '../files/files.store.ts'
import { peopleOfDelivery } from './deliveries.lifecycle.ts'
import { type DeliveryRow, deliveriesOf, isOpened } from './deliveries.store.ts'
import type { MessageRow } from './messages.store.ts'

/** The columns that everybody who may see a message is given. */
export type KnownRow = Pick<
  MessageRow,
  'id' | 'thread_id' | 'answers_id' | 'author_id' | 'recipient_ids' | 'subject' | 'sent_at' | 'reach'
>

export const deliveryItemOf = (row: DeliveryRow, viewer: Viewer): DeliveryDto => ({
  id: row.id,
  messageId: row.message_id,
  personId: row.person_id,
  status: row.status,
  version: row.version,
  viewedAt: row.viewed_at,
  you: byOf(viewer, peopleOfDelivery(row)),
})

/** Counts the files of messages in one statement. */
const attachmentsOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select entity_id as id, count(*) as count from file_use
    where entity_id = any(${[...ids]}::uuid[]) and use = ${attachmentUse.name} group by entity_id`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Finds the attorneys among the people of messages. Row-level security leaves out whom the viewer does not know. */
const attorneysAmong = async (tx: Tx, rows: readonly KnownRow[]): Promise<ReadonlySet<string>> => {
  const ids = new Set(rows.flatMap(({ author_id, recipient_ids }) => [author_id, ...recipient_ids]))
  const found = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', oneOf([...ids]))
    .where('is_attorney', '=', true)
    .execute()
  return new Set(found.map(({ id }) => id))
}

type KnownParts = Omit<MessageSummaryDto, 'preview' | 'folder'>

export type Shown<Row> = {
  readonly row: Row
  readonly known: KnownParts
  /** The viewer may be given the body and the files: it is the viewpoint's own message, or they opened it. */
  readonly isGiven: boolean
}

/** Says what the viewer may know of each message. Nothing of it depends on a body. */
export const shownTo = async <Row extends KnownRow>(
  tx: Tx,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<Shown<Row>[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [deliveries, attachments, attorneys] = await Promise.all([
    deliveriesOf(tx, ids),
    attachmentsOf(tx, ids),
    attorneysAmong(tx, rows),
  ])
  return rows.map((row) => {
    const own = deliveries.get(row.id) ?? []
    const delivery = own.find(({ person_id }) => person_id === viewer.viewpoint)
    return {
      row,
      isGiven: row.author_id === viewer.viewpoint || (delivery !== undefined && isOpened(delivery)),
      known: {
        id: row.id,
        threadId: row.thread_id,
        answersId: row.answers_id,
        authorId: row.author_id,
        subject: row.subject,
        sentAt: row.sent_at,
        privileged: row.reach === 'closed',
        recipients: row.recipient_ids.map((personId) => {
          const theirs = own.find(({ person_id }) => person_id === personId)
          return { personId, told: theirs !== undefined, viewedAt: theirs?.viewed_at ?? null }
        }),
        attorneys: [row.author_id, ...row.recipient_ids].filter((id) => attorneys.has(id)),
        attachments: attachments.get(row.id) ?? 0,
        delivery: delivery ? deliveryItemOf(delivery, viewer) : null,
      },
    }
  })
}

/** Returns messages, with the bodies and files of those alone that the viewer may be given. */
export const messageItems = async (tx: Tx, viewer: Viewer, rows: readonly MessageRow[]): Promise<MessageDto[]> => {
  const shown = await shownTo(tx, viewer, rows)
  const given = shown.filter(({ isGiven }) => isGiven).map(({ row }) => row.id)
  const files = await filesOf(tx, attachmentUse, given)
  return shown.map(({ row, known, isGiven }) => ({
    ...known,
    body: isGiven ? row.body : null,
    files: files.get(row.id) ?? [],
  }))
}

export const messageItem = async (tx: Tx, viewer: Viewer, row: MessageRow): Promise<MessageDto> => {
  const [item] = await messageItems(tx, viewer, [row])
  if (!item) throw new Error('there is no message to show')
  return item
}
