import { type Selectable, sql } from 'kysely'
import type { PaymentAccountStatus, SignUpAnswersDto } from '#contract/payment-accounts/payment-accounts.ts'
import { canonical } from '#domain/record/canonical.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { derivedId } from '../../db/derived-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'

export type PaymentAccountRow = Selectable<Schema['payment_account']>

/** Each parent has one account per family, so its id is derived from both and is known before the row exists. */
export const accountIdOf = ({ familyId, personId }: Pick<Viewer, 'familyId' | 'personId'>): string =>
  derivedId(canonical(['payment account', familyId, personId]))

/** Locks the account until the transaction ends, even when its row does not exist yet. */
export const holdAccount = async (tx: Tx, id: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment account ${id}`}, 0))`.execute(tx)
}

export const accountById = (tx: Tx, id: string): Promise<PaymentAccountRow | undefined> =>
  tx.selectFrom('payment_account').selectAll().where('id', '=', id).executeTakeFirst()

export const lockAccount = async (
  tx: Tx,
  id: string,
  how: 'toWrite' | 'toRead',
): Promise<PaymentAccountRow | undefined> => {
  if (how === 'toWrite') await holdAccount(tx, id)
  return accountById(tx, id)
}

const noAnswers = {
  first_name: null,
  last_name: null,
  date_of_birth: null,
  email: null,
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country_code: null,
  phone_country_code: null,
  phone: null,
  terms_at: null,
}

const unbegun = initialLeafOf(paymentAccountMachine, { offered: false, answered: false, customer: false })

/** Returns the account before its row exists. */
export const unbegunAccount = (viewer: Pick<Viewer, 'familyId' | 'personId'>, now: string): PaymentAccountRow => ({
  ...noAnswers,
  family_id: viewer.familyId,
  id: accountIdOf(viewer),
  person_id: viewer.personId,
  status: unbegun,
  version: 1,
  provider: null,
  customer_ref: null,
  attempt: 0,
  created_at: now,
  changed_at: now,
  reach: 'closed',
  audience: [viewer.personId],
})

export const insertAccount = (tx: Tx, row: PaymentAccountRow): Promise<PaymentAccountRow> =>
  tx.insertInto('payment_account').values(row).returningAll().executeTakeFirstOrThrow()

export const writeAccount = async (
  tx: Tx,
  { id }: PaymentAccountRow,
  next: { status: PaymentAccountStatus; version: number; changedAt: string },
): Promise<void> => {
  await tx
    .updateTable('payment_account')
    .set({ status: next.status, version: next.version, changed_at: next.changedAt })
    .where('id', '=', id)
    .execute()
}

type Columns = Partial<Omit<PaymentAccountRow, 'family_id' | 'id' | 'person_id' | 'status' | 'version' | 'audience'>>

export const setAccount = async (tx: Tx, id: string, columns: Columns): Promise<void> => {
  await tx.updateTable('payment_account').set(columns).where('id', '=', id).execute()
}

/** Deletes all stored answers. */
export const forgetAnswers = (tx: Tx, id: string): Promise<void> => setAccount(tx, id, noAnswers)

export const answersOf = (row: PaymentAccountRow): SignUpAnswersDto => ({
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  email: row.email,
  line1: row.line1,
  line2: row.line2,
  city: row.city,
  state: row.state,
  postalCode: row.postal_code,
  countryCode: row.country_code,
  phoneCountryCode: row.phone_country_code,
  phone: row.phone,
})

/** Returns the recorded columns of an account, which contain no answers. */
export const accountColumnsOf = ({ person_id, attempt }: PaymentAccountRow) => ({ person_id, attempt })
