import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { PasskeyDto } from '#contract/passkeys/passkeys.ts'
import type { PasskeyTables } from '../../db/schema/passkeys.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { lockAccount } from '../second-step/lock-account.ts'

export type PasskeyRow = Selectable<PasskeyTables['passkey']>

export const passkeysOf = (tx: Tx, personId: string): Promise<PasskeyRow[]> =>
  tx.selectFrom('passkey').selectAll().where('person_id', '=', personId).orderBy('added_at').orderBy('id').execute()

export const passkeyDtoOf = ({ id, name, added_at, last_used_at }: PasskeyRow): PasskeyDto => ({
  id,
  name,
  addedAt: added_at,
  lastUsedAt: last_used_at,
})

type NewPasskey = Pick<PasskeyRow, 'person_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'>

/**
 * @throws {Refusal} tooMany, passkeyRefused when the passkey is there already
 */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey, now: string): Promise<PasskeyRow> => {
  // Locking the account keeps two requests from exceeding the limit together.
  await lockAccount(tx, passkey.person_id)
  if ((await passkeysOf(tx, passkey.person_id)).length >= limits.passkeys.most) throw new Refusal('tooMany')
  const row = await tx
    .insertInto('passkey')
    .values({ id: randomUUID(), ...passkey, added_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('passkeyRefused')
  return row
}

/** Returns whether the person has it. */
export const renamePasskey = async (tx: Tx, personId: string, id: string, name: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ name })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Removes a passkey, unless the second step would be left with none. Returns whether there was one.
 * @throws {Refusal} passkeyInUse
 */
export const removePasskey = async (tx: Tx, personId: string, id: string): Promise<boolean> => {
  await lockAccount(tx, personId)
  const all = await passkeysOf(tx, personId)
  if (!all.some((one) => one.id === id)) return false
  if (all.length === 1 && (await restsOnPasskeys(tx, personId))) throw new Refusal('passkeyInUse')
  await tx.deleteFrom('passkey').where('person_id', '=', personId).where('id', '=', id).execute()
  return true
}

/** Says whether the second step of a person has no app. */
const restsOnPasskeys = async (tx: Tx, personId: string): Promise<boolean> => {
  const step = await tx
    .selectFrom('second_step')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where('secret', 'is', null)
    .executeTakeFirst()
  return step !== undefined
}

/** Locks the passkey of this name, if the person who has it can sign in at all. */
export const lockPasskey = (tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> =>
  tx
    .selectFrom('passkey')
    .innerJoin('credential', 'credential.person_id', 'passkey.person_id')
    .selectAll('passkey')
    .where('credential_id', '=', credentialId)
    .forUpdate('passkey')
    .executeTakeFirst()

export const noteUse = async (tx: Tx, id: string, counter: number, now: string): Promise<void> => {
  await tx.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}
