import { type RawBuilder, sql } from 'kysely'
import { type MessageReportQuery, selectedIn } from '#contract/messages/message-report.ts'
import type { MessageDto } from '#contract/messages/messages.ts'
import { addDays, instantOf } from '#domain/time.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { messageItems } from '../messages/messages.item.ts'

/** `isShown` is false for a message that was not asked for. */
export type ReportedMessage = { readonly message: MessageDto; readonly isShown: boolean }
export type ReportedThread = {
  readonly id: string
  readonly subject: string
  readonly messages: readonly ReportedMessage[]
}
export type ReportData = {
  readonly threads: readonly ReportedThread[]
  /** Everything whose entries the record in the report shows: messages, their deliveries and their files. */
  readonly items: readonly string[]
}

type Selection = Omit<MessageReportQuery, 'format'>

/** Says which messages were asked for, as a condition of SQL. */
type Choice = RawBuilder<boolean>

/** The messages of the threads in which at least one was asked for, the oldest first. Others are not read at all. */
const messagesOf = (tx: Tx, choice: Choice) =>
  tx
    .selectFrom('message')
    .selectAll()
    .select(choice.as('isChosen'))
    .where('thread_id', 'in', (eb) => eb.selectFrom('message').select('thread_id').where(choice))
    .orderBy('sent_at')
    .orderBy('id')
    .execute()

/** Days are those of the family's zone, both included. */
const choiceOfDays = async (tx: Tx, { from, to }: Selection): Promise<Choice> => {
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const begins = from === undefined ? null : instantOf(`${from}T00:00`, time_zone)
  const ends = to === undefined ? null : instantOf(`${addDays(to, 1)}T00:00`, time_zone)
  return sql<boolean>`(${begins}::timestamptz is null or message.sent_at >= ${begins}::timestamptz)
    and (${ends}::timestamptz is null or message.sent_at < ${ends}::timestamptz)`
}

/** Throws `Refusal` notFound for a message that the viewer may not see. */
const choiceOf = async (tx: Tx, selection: Selection): Promise<Choice> => {
  if (selection.messages === undefined) return choiceOfDays(tx, selection)
  const ids = [...new Set(selectedIn(selection.messages))]
  const rows = await tx.selectFrom('message').select('id').where('id', '=', oneOf(ids)).execute()
  if (rows.length < ids.length) throw new Refusal('notFound')
  return sql<boolean>`message.id = any(${ids}::uuid[])`
}

/** Finds what belongs to messages in the record. Row-level security leaves what the viewer may see. */
const belongingTo = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const deliveries = await tx.selectFrom('delivery').select('id').where('message_id', '=', oneOf(ids)).execute()
  const files = await tx.selectFrom('file_use').select('file_id').where('entity_id', '=', oneOf(ids)).execute()
  return [...ids, ...deliveries.map(({ id }) => id), ...files.map(({ file_id }) => file_id)]
}

/** Reads the threads of the messages that were asked for, the oldest first. Nothing of it opens anything. */
export const readReport = async (tx: Tx, viewer: Viewer, selection: Selection): Promise<ReportData> => {
  const rows = await messagesOf(tx, await choiceOf(tx, selection))
  const items = await messageItems(tx, viewer, rows)
  const shown = rows.map((row, at) => ({
    row,
    message: items[at],
    isShown: selection.only === undefined || row.isChosen,
  }))
  const threads = [...Map.groupBy(shown, ({ row }) => row.thread_id)].map(([id, own]) => ({
    id,
    subject: own[0]?.row.subject ?? '',
    messages: own.flatMap(({ message, isShown: is }) => (message ? [{ message, isShown: is }] : [])),
  }))
  const ids = shown.filter((one) => one.isShown).map(({ row }) => row.id)
  return { threads, items: await belongingTo(tx, ids) }
}
