import type { Selectable } from 'kysely'
import type { MessagePreferences, Move } from '#contract/messages/messages.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { MessageRow } from './messages.store.ts'

export type MailboxRow = Selectable<Schema['mailbox']>

/** Puts a new message into the folders of everybody who has it: what was sent by the author, the inbox of the others. */
export const fileMessage = async (
  tx: Tx,
  { family_id, id: message_id, author_id, recipient_ids, sent_at, reach, audience }: MessageRow,
): Promise<void> => {
  const about = { family_id, message_id, sent_at, reach, audience }
  const rowOf = (person_id: string, folder: MailboxRow['first']) => ({ ...about, person_id, first: folder, folder })
  await tx
    .insertInto('mailbox')
    .values([rowOf(author_id, 'sent'), ...recipient_ids.map((id) => rowOf(id, 'inbox'))])
    .execute()
}

/** Moves messages of the viewer. Resolves with how many of them the viewer has. */
export const moveMessages = async (tx: Tx, { ids, to }: Move): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox')
    .set((eb) => ({ folder: to === 'first' ? eb.ref('first') : to }))
    .where('message_id', '=', oneOf(ids))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The choice of whoever looks, which nobody else has. */
export const preferencesOf = async (tx: Tx, personId: string): Promise<MessagePreferences> => {
  const row = await tx
    .selectFrom('message_preference')
    .select('per_page')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return { perPage: row?.per_page ?? 25 }
}

export const setPreferences = async (tx: Tx, person_id: string, { perPage }: MessagePreferences): Promise<void> => {
  await tx
    .insertInto('message_preference')
    .values({ person_id, per_page: perPage })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ per_page: perPage }))
    .execute()
}
