import type { Selectable } from 'kysely'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { newToken } from '../session/new-token.ts'

export type RegistrationRow = Selectable<Schema['registration']>

/** A registration goes on in this many browsers; a new one replaces the one that was first. */
const perRegistration = 5

/** Says whether somebody can still go on with it. */
export const isOpen = ({ status, expires_at }: Pick<RegistrationRow, 'status' | 'expires_at'>, now: string): boolean =>
  !isFinalLeaf(registrationMachine, status) && now < expires_at

/** Finds the registration of a browser's cookie. `toWrite` locks it until the transaction ends. */
export const registrationBy = (
  tx: Tx,
  token: string,
  how: 'toWrite' | 'toRead',
): Promise<RegistrationRow | undefined> => {
  const own = tx.selectFrom('registration_token').select('registration_id').where('token_hash', '=', hashOf(token))
  const query = tx.selectFrom('registration').selectAll().where('id', '=', own)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

/** Locks the registration of a browser's cookie. @throws {Refusal} linkOver */
export const lockRegistration = async (tx: Tx, token: string | undefined): Promise<RegistrationRow> => {
  const row = token === undefined ? undefined : await registrationBy(tx, token, 'toWrite')
  if (!row) throw new Refusal('linkOver')
  return row
}

/** Finds the registration of a mailed link and locks it. */
export const registrationByLink = (tx: Tx, token: string): Promise<RegistrationRow | undefined> =>
  tx.selectFrom('registration').selectAll().where('resume_hash', '=', hashOf(token)).forUpdate().executeTakeFirst()

export const insertRegistration = (tx: Tx, row: NewRegistration): Promise<RegistrationRow> =>
  tx
    .insertInto('registration')
    .values({ ...row, code_tries: 0 })
    .returningAll()
    .executeTakeFirstOrThrow()

export type NewRegistration = Pick<
  RegistrationRow,
  | 'id'
  | 'status'
  | 'version'
  | 'locale'
  | 'country'
  | 'terms_version'
  | 'terms_at'
  | 'invited_family'
  | 'invitation_id'
  | 'email_confirmed_at'
  | 'created_at'
  | 'changed_at'
  | 'expires_at'
> & { readonly answers: string }

type Columns = Partial<Omit<RegistrationRow, 'id' | 'answers'>> & { readonly answers?: string | null }

export const setRegistration = async (tx: Tx, id: string, columns: Columns): Promise<void> => {
  await tx.updateTable('registration').set(columns).where('id', '=', id).execute()
}

/** Nothing that was typed stays behind when a registration is over. */
export const erased = { answers: null, password_hash: null, resume_hash: null, code_hash: null } as const

/** Lets a registration go on in one more browser. @returns the token for its cookie */
export const addToken = async (tx: Tx, registration_id: string, now: string): Promise<string> => {
  const token = newToken()
  await tx
    .insertInto('registration_token')
    .values({ token_hash: hashOf(token), registration_id, created_at: now })
    .execute()
  const newest = tx
    .selectFrom('registration_token')
    .select('token_hash')
    .where('registration_id', '=', registration_id)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(perRegistration)
  await tx
    .deleteFrom('registration_token')
    .where('registration_id', '=', registration_id)
    .where('token_hash', 'not in', newest)
    .execute()
  return token
}
