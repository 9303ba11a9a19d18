import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import type { PaymentAccountMeta } from '#machines/payment-accounts/payment-account.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { recordHoldings } from './bank-accounts.recorded.ts'
import { bankAccountsOf } from './bank-accounts.store.ts'
import { accountById } from './payment-accounts.store.ts'

export type BankEligibility = { readonly canSend: boolean; readonly canReceive: boolean }

/** Says whether somebody can send and receive bank transfers, which is all that the other parent may know of their account. */
export const bankEligibilityOf = async (tx: Tx, personId: string): Promise<BankEligibility> => {
  const row = await tx
    .selectFrom('payment_readiness')
    .select(['can_send as canSend', 'can_receive as canReceive'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row ?? { canSend: false, canReceive: false }
}

/** Lists the accounts of this person from which a transfer may be taken, if the viewer may see them. */
export const sendingAccountsOf = (tx: Tx, personId: string) =>
  tx
    .selectFrom('bank_account')
    .select(['id', 'name', 'last4'])
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .where('ref', 'is not', null)
    .orderBy('preferred', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute()

/** Returns the provider's id of a usable bank account. It runs in `asSystem` only. */
export const bankAccountRefOf = async (tx: Tx, bankAccountId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('bank_account')
    .select('ref')
    .where('id', '=', bankAccountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.ref ?? null
}

export type PreferredAccount = { readonly bankAccountId: string; readonly ref: string }

/** Returns the account on which somebody receives money. It runs in `asSystem` only. */
export const preferredAccountRefOf = async (tx: Tx, personId: string): Promise<PreferredAccount | null> => {
  const row = await tx
    .selectFrom('bank_account')
    .select(['id', 'ref'])
    .where('person_id', '=', personId)
    .where('preferred', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.ref ? { bankAccountId: row.id, ref: row.ref } : null
}

/** Writes what the account's state and its bank accounts allow, for the other parent to read. */
export const writeReadiness = async (change: UnitOfWork, accountId: string): Promise<void> => {
  const { tx, familyId: family_id, live } = change
  const account = await accountById(tx, accountId)
  if (!account) throw new Error('an account vanished while it changed')
  const { id, person_id, status } = account
  const { eligibility } = metaOfLeaf<PaymentAccountMeta>(paymentAccountMachine, status)
  const accounts = await bankAccountsOf(tx, id)
  const can_send = eligibility === 'sendsAndReceives' && accounts.some(({ ref }) => ref !== null)
  const can_receive = eligibility !== 'nothing' && accounts.some(({ preferred, ref }) => preferred && ref !== null)
  const before = await bankEligibilityOf(tx, person_id)
  await tx
    .insertInto('payment_readiness')
    .values({ family_id, person_id, can_send, can_receive, audience: null })
    .onConflict((conflict) => conflict.columns(['family_id', 'person_id']).doUpdateSet({ can_send, can_receive }))
    .execute()
  await recordHoldings(change, account, { canSend: can_send, canReceive: can_receive })
  if (before.canSend !== can_send || before.canReceive !== can_receive)
    live.push({ topic: 'paymentAccount', id: person_id, audience: null })
}
