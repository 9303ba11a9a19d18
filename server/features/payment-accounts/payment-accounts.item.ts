import type { BankAccountDto, PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { type BankAccountRow, bankAccountsOf } from './bank-accounts.store.ts'
import { accountFactsOf, peopleOfAccount } from './payment-accounts.lifecycle.ts'
import { accountById, accountIdOf, answersOf, unbegunAccount } from './payment-accounts.store.ts'

export type AccountPorts = {
  /** Says whether the provider serves a country. */
  readonly serves: (country: string) => boolean
  /** Says whether a payment from or to this bank account is planned or on its way. */
  readonly inUse: (tx: Tx, bankAccountId: string) => Promise<boolean>
}

const bankItemOf = async (tx: Tx, row: BankAccountRow, { inUse }: AccountPorts): Promise<BankAccountDto> => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.type,
  last4: row.last4,
  preferred: row.preferred,
  usable: row.ref !== null,
  inUse: await inUse(tx, row.id),
  addedAt: row.added_at,
})

/** Returns the viewer's own account as it is, or as it would begin. */
export const ownAccountItem = async (
  tx: Tx,
  viewer: Viewer,
  ports: AccountPorts,
  now: string,
): Promise<PaymentAccountDto> => {
  const begun = await accountById(tx, accountIdOf(viewer))
  const row = begun ?? unbegunAccount(viewer, now)
  const bankAccounts: BankAccountDto[] = []
  for (const account of await bankAccountsOf(tx, row.id)) bankAccounts.push(await bankItemOf(tx, account, ports))
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    facts: await accountFactsOf(tx, row, ports.serves),
    answers: answersOf(row),
    changedAt: begun?.changed_at ?? null,
    bankAccounts,
    you: byOf(viewer, peopleOfAccount(row)),
  }
}
