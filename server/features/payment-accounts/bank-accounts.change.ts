import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { type NewBankAccount, takesBankAccounts } from '#contract/payment-accounts/payment-accounts.ts'
import type { ProviderName } from '../../bank/provider.ts'
import { claimResource } from '../../bank/resources.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import {
  type BankAccountRow,
  bankAccountById,
  bankAccountsOf,
  insertBankAccount,
  setBankAccount,
} from './bank-accounts.store.ts'
import type { AccountPorts } from './payment-accounts.item.ts'
import { peopleOfAccount } from './payment-accounts.lifecycle.ts'
import { noteReadiness } from './payment-accounts.standing.ts'
import { accountById, accountIdOf, holdAccount, type PaymentAccountRow } from './payment-accounts.store.ts'

export type Act = { readonly change: UnitOfWork; readonly viewer: Viewer }
type Kind = 'added' | 'linked' | 'renamed' | 'preferred' | 'removed'
type Opened = { readonly provider: ProviderName; readonly ref: string; readonly last4: string }

/** Records which account it was by its last four digits, but not its bank or the name that its owner gave it. */
const tell = ({ change, viewer }: Act, kind: Kind, { id, last4, type, person_id }: BankAccountRow): void => {
  const audience = [person_id]
  const by = byOf(viewer, peopleOfAccount({ person_id }))
  const payload = { columns: { last4, type } }
  recordEvent(change, { kind: `bankAccount.${kind}`, entity: 'bankAccount', entityId: id, by, audience, payload })
  change.live.push({ topic: 'paymentAccount', id, audience })
}

/** Locks the viewer's own account and checks that its state allows bank accounts. */
const verifiedAccount = async ({ change: { tx }, viewer }: Act): Promise<PaymentAccountRow> => {
  const id = accountIdOf(viewer)
  await holdAccount(tx, id)
  const row = await accountById(tx, id)
  if (!row || !takesBankAccounts(row.status)) throw new Refusal('notAllowedNow')
  return row
}

/** Checks before the bank is called whether another one may be added. */
export const mayAdd = async (tx: Tx, viewer: Viewer): Promise<PaymentAccountRow> => {
  const row = await accountById(tx, accountIdOf(viewer))
  if (!row || !takesBankAccounts(row.status)) throw new Refusal('notAllowedNow')
  if ((await bankAccountsOf(tx, row.id)).length >= limits.bankAccount.perPerson) throw new Refusal('tooMany')
  return row
}

const claim = ({ tx, familyId }: UnitOfWork, entityId: string, { provider, ref }: Opened): Promise<void> =>
  claimResource(tx, { provider, ref, kind: 'bankAccount', familyId, entityId })

/** The first one becomes the preferred one. */
export const addBankAccount = async (act: Act, typed: NewBankAccount, opened: Opened): Promise<void> => {
  const { change } = act
  const account = await verifiedAccount(act)
  const others = await bankAccountsOf(change.tx, account.id)
  const row: BankAccountRow = {
    family_id: change.familyId,
    id: randomUUID(),
    account_id: account.id,
    person_id: account.person_id,
    version: 1,
    name: typed.name,
    type: typed.type,
    last4: opened.last4,
    ref: opened.ref,
    preferred: others.length === 0,
    added_at: change.now,
    removed_at: null,
    reach: account.reach,
    audience: account.audience,
  }
  await insertBankAccount(change.tx, row)
  await claim(change, row.id, opened)
  tell(act, 'added', row)
  await noteReadiness(change, account.id)
}

type Seen = { readonly id: string; readonly version: number }

/** Locks the whole payment account and checks that the bank account is at the version that the person saw. */
const seenAccount = async ({ change: { tx }, viewer }: Act, { id, version }: Seen): Promise<BankAccountRow> => {
  await holdAccount(tx, accountIdOf(viewer))
  const row = await bankAccountById(tx, id)
  if (!row) throw new Refusal('notFound')
  if (row.version !== version) throw new Refusal('changedSinceSeen')
  return row
}

export const linkBankAccount = async (act: Act, seen: Seen, opened: Opened): Promise<void> => {
  await verifiedAccount(act)
  const row = await seenAccount(act, seen)
  if (row.ref !== null) throw new Refusal('notAllowedNow')
  await setBankAccount(act.change.tx, row, { ref: opened.ref, last4: opened.last4 })
  await claim(act.change, row.id, opened)
  tell(act, 'linked', { ...row, last4: opened.last4 })
  await noteReadiness(act.change, row.account_id)
}

export const renameBankAccount = async (act: Act, seen: Seen, name: string): Promise<void> => {
  const row = await seenAccount(act, seen)
  if (row.name === name) return
  await setBankAccount(act.change.tx, row, { name })
  tell(act, 'renamed', row)
}

const unprefer = async (tx: Tx, { account_id }: BankAccountRow): Promise<void> => {
  const before = (await bankAccountsOf(tx, account_id)).find(({ preferred }) => preferred)
  if (before) await setBankAccount(tx, before, { preferred: false })
}

export const preferBankAccount = async (act: Act, seen: Seen): Promise<void> => {
  const { tx } = act.change
  const row = await seenAccount(act, seen)
  if (row.preferred) return
  await unprefer(tx, row)
  await setBankAccount(tx, row, { preferred: true })
  tell(act, 'preferred', row)
  await noteReadiness(act.change, row.account_id)
}

export const removalQueue = 'paymentAccounts.remove'

/** When the preferred one is removed, the oldest remaining one becomes preferred; usable ones come first. */
export const removeBankAccount = async (act: Act, seen: Seen, { inUse }: AccountPorts): Promise<void> => {
  const { tx, now, familyId, jobs } = act.change
  const row = await seenAccount(act, seen)
  if (await inUse(tx, row.id)) throw new Refusal('bankAccountInUse')
  await setBankAccount(tx, row, { removed_at: now, preferred: false })
  const others = await bankAccountsOf(tx, row.account_id)
  const next = row.preferred ? (others.find(({ ref }) => ref !== null) ?? others[0]) : undefined
  if (next) await setBankAccount(tx, next, { preferred: true })
  if (row.ref !== null) jobs.push({ queue: removalQueue, data: { familyId, bankAccountId: row.id } })
  tell(act, 'removed', row)
  await noteReadiness(act.change, row.account_id)
}
