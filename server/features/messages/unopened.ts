import { limits } from '#contract/limits.ts'
import type { UnopenedDto } from '#contract/messages/message-counts.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { unseenCount } from '../notices/notices.store.ts'
import { unopenedLeaves } from './deliveries.store.ts'
import { countDrafts } from './drafts.store.ts'

/** Finds what the viewpoint has not opened and not archived. */
const unopened = (tx: Tx, { viewpoint }: Viewer) =>
  tx
    .selectFrom('delivery as d')
    .innerJoin('mailbox as m', (join) =>
      join
        .onRef('m.family_id', '=', 'd.family_id')
        .onRef('m.message_id', '=', 'd.message_id')
        .onRef('m.person_id', '=', 'd.person_id'),
    )
    .where('d.person_id', '=', viewpoint)
    .where('d.status', 'in', unopenedLeaves)
    .where('m.folder', '!=', 'archive')

/** Lists the latest of them, and reads no body. */
const latestOf = async (tx: Tx, viewer: Viewer): Promise<UnopenedDto[]> => {
  const rows = await unopened(tx, viewer)
    .innerJoin('message', (join) =>
      join.onRef('message.family_id', '=', 'm.family_id').onRef('message.id', '=', 'm.message_id'),
    )
    .select(['message.id', 'message.thread_id', 'message.author_id', 'message.subject', 'message.sent_at'])
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.message_id', 'desc')
    .limit(limits.messages.onHome)
    .execute()
  return rows.map(({ id, thread_id: threadId, author_id: authorId, subject, sent_at: sentAt }) => ({
    id,
    threadId,
    authorId,
    subject,
    sentAt,
  }))
}

const numbersOf = (tx: Tx, viewer: Viewer): Promise<{ readonly unread: number; readonly inbox: number }> =>
  unopened(tx, viewer)
    .select(({ fn }) => [
      fn.countAll<number>().as('unread'),
      fn.countAll<number>().filterWhere('m.folder', '=', 'inbox').as('inbox'),
    ])
    .executeTakeFirstOrThrow()

/** Returns the numbers beside the folders and what Home shows of them. */
export const countsOf = async (tx: Tx, viewer: Viewer) => {
  const { unread, inbox } = await numbersOf(tx, viewer)
  return {
    unread,
    inbox,
    notices: permissions['notice.read'](viewer) ? await unseenCount(tx, viewer.personId) : 0,
    drafts: await countDrafts(tx),
    latest: unread > 0 ? await latestOf(tx, viewer) : [],
  }
}
