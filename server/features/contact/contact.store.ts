import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { addMs } from '#domain/time.ts'
import type { ContactTables } from '../../db/schema/contact.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { retention } from '../../jobs/retention.ts'

type Row = ContactTables['contact_message']
export type NewMessage = Omit<Insertable<Row>, 'id' | 'sent_at'>

/**
 * Stores a message once per idempotency key. The key is stored with the message, because the sender may have no
 * account.
 * @returns its id; null when it was stored before
 * @throws {Refusal} idempotencyKeyReused
 */
export const keepMessage = async (tx: Tx, message: NewMessage): Promise<string | null> => {
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_message')
    .values({ id, sent_at: null, ...message })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return id
  const { body_hash } = await tx
    .selectFrom('contact_message')
    .select('body_hash')
    .where('press_key', '=', message.press_key)
    .executeTakeFirstOrThrow()
  if (!body_hash.equals(message.body_hash)) throw new Refusal('idempotencyKeyReused')
  return null
}

/** Returns who wrote a message that was not mailed yet; null when they wrote without a session, or it was mailed. */
export const senderOf = async (tx: Tx, id: string): Promise<string | null> => {
  const message = await tx
    .selectFrom('contact_message')
    .select('person_id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return message?.person_id ?? null
}

/** Locks the message for mailing; undefined when another process mails it now or it was mailed. */
export const unsentMessage = (tx: Tx, id: string) =>
  tx
    .selectFrom('contact_message as c')
    .leftJoin('person as p', 'p.id', 'c.person_id')
    .select(['c.id', 'c.locale', 'c.reason', 'c.message', 'c.email', 'c.created_at'])
    .select(['p.first_name', 'p.last_name', 'p.username'])
    .where('c.id', '=', id)
    .where('c.sent_at', 'is', null)
    .forUpdate('c')
    .skipLocked()
    .executeTakeFirst()
export type UnsentMessage = NonNullable<Awaited<ReturnType<typeof unsentMessage>>>

/** Removes the content, so that only the fact of the message remains. */
export const markSent = async (tx: Tx, id: string, now: string): Promise<void> => {
  await tx
    .updateTable('contact_message')
    .set({ sent_at: now, message: null, email: null })
    .where('id', '=', id)
    .execute()
}

/** Returns messages that the first attempts failed to send, oldest first. */
export const unsentBefore = async (tx: Tx, before: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('contact_message')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** A message is stored for as long as its request may be repeated. */
export const deleteOldMessages = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('contact_message').where('sent_at', '<', addMs(now, -retention.contactMessages.ms)).execute()
}
