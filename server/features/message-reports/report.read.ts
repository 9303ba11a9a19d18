import { type MessageReportQuery, selectedIn } from '#contract/messages/message-report.ts'
import type { MessageDto } from '#contract/messages/messages.ts'
import { dateIn } from '#domain/time.ts'
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

type Known = { readonly id: string; readonly thread_id: string; readonly sent_at: string }
type Selection = Omit<MessageReportQuery, 'format'>

const knownMessages = (tx: Tx, threads: readonly string[] | null) =>
  tx
    .selectFrom('message')
    .selectAll()
    .$if(threads !== null, (query) => query.where('thread_id', '=', oneOf(threads ?? [])))
    .orderBy('sent_at')
    .orderBy('id')
    .execute()

/** Says which messages were asked for. Throws `Refusal` notFound for one that the viewer may not see. */
const choiceOf = async (tx: Tx, { messages, from, to }: Selection) => {
  if (messages === undefined) {
    const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
    const isChosen = ({ sent_at }: Known) => {
      const on = dateIn(sent_at, time_zone)
      return (from === undefined || on >= from) && (to === undefined || on <= to)
    }
    return { threads: null, isChosen }
  }
  const ids = new Set(selectedIn(messages))
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'thread_id'])
    .where('id', '=', oneOf([...ids]))
    .execute()
  if (rows.length < ids.size) throw new Refusal('notFound')
  return { threads: [...new Set(rows.map((row) => row.thread_id))], isChosen: ({ id }: Known) => ids.has(id) }
}

/** Finds what belongs to messages in the record. Row-level security leaves what the viewer may see. */
const belongingTo = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const deliveries = await tx.selectFrom('delivery').select('id').where('message_id', '=', oneOf(ids)).execute()
  const files = await tx.selectFrom('file_use').select('file_id').where('entity_id', '=', oneOf(ids)).execute()
  return [...ids, ...deliveries.map(({ id }) => id), ...files.map(({ file_id }) => file_id)]
}

/** Reads the threads of the messages that were asked for, the oldest first. Nothing of it opens anything. */
export const readReport = async (tx: Tx, viewer: Viewer, selection: Selection): Promise<ReportData> => {
  const { threads: among, isChosen } = await choiceOf(tx, selection)
  const rows = await knownMessages(tx, among)
  const wanted = new Set(rows.filter(isChosen).map((row) => row.thread_id))
  const reported = rows.filter((row) => wanted.has(row.thread_id))
  const isShown = (row: Known) => selection.only === undefined || isChosen(row)
  const items = await messageItems(tx, viewer, reported)
  const shown = reported.map((row, at) => ({ row, message: items[at], isShown: isShown(row) }))
  const threads = [...Map.groupBy(shown, ({ row }) => row.thread_id)].map(([id, own]) => ({
    id,
    subject: own[0]?.row.subject ?? '',
    messages: own.flatMap(({ message, isShown: is }) => (message ? [{ message, isShown: is }] : [])),
  }))
  const ids = shown.filter((one) => one.isShown).map(({ row }) => row.id)
  return { threads, items: await belongingTo(tx, ids) }
}
