import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'

export type MessageRow = Selectable<Schema['message']>

/** Resolves with undefined for a message that does not exist or that this viewer may not see. */
export const messageById = (tx: Tx, id: string): Promise<MessageRow | undefined> =>
  tx.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the messages of a thread that the viewer may see, the oldest first. */
export const messagesOfThread = (tx: Tx, threadId: string): Promise<MessageRow[]> =>
  tx.selectFrom('message').selectAll().where('thread_id', '=', threadId).orderBy('sent_at').orderBy('id').execute()

export const insertMessage = async (tx: Tx, row: MessageRow): Promise<void> => {
  await tx.insertInto('message').values(row).execute()
}

/** Returns the recorded columns of a message. */
export const messageColumnsOf = ({
  family_id: _,
  id: __,
  reach: ___,
  audience: ____,
  draft_id: _____,
  ...columns
}: MessageRow): Readonly<Record<string, unknown>> => columns
