import { limits } from '#contract/limits.ts'
import type { WaitingMessageDto } from '#contract/messages/messages.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { HomeLines } from '../feature.ts'
import { unopenedLeaves } from './deliveries.store.ts'

const unopened = (tx: Tx, viewpoint: string) =>
  tx
    .selectFrom('delivery as d')
    .innerJoin('message as m', (join) =>
      join.onRef('m.family_id', '=', 'd.family_id').onRef('m.id', '=', 'd.message_id'),
    )
    .where('d.person_id', '=', viewpoint)
    .where('d.status', 'in', unopenedLeaves)

/** Lists what waits unopened, the latest first. It shows what an inbox shows, and opens nothing. */
export const messagesWaiting: HomeLines = async (tx, { viewpoint }) => {
  const [rows, { count }] = await Promise.all([
    unopened(tx, viewpoint)
      .select(['m.id', 'm.thread_id', 'm.author_id', 'm.subject', 'm.sent_at'])
      .orderBy('m.sent_at', 'desc')
      .orderBy('m.id')
      .limit(limits.home.shown)
      .execute(),
    unopened(tx, viewpoint)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const messages = rows.map(
    ({ id, thread_id: threadId, author_id: authorId, subject, sent_at: sentAt }): WaitingMessageDto => ({
      id,
      threadId,
      authorId,
      subject,
      sentAt,
    }),
  )
  return { you: { count, lists: { messages } }, others: { count: 0, lists: { messages: [] } } }
}
