import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { NewBankAccount } from '#contract/payment-accounts/commands.ts'
import { bankAccountEvents } from '#contract/payment-accounts/payment-accounts.events.ts'
import { type PaymentAccountDto, takesBankAccounts } from '#contract/payment-accounts/payment-accounts.ts'
import { permissions } from '#contract/permissions.ts'
import type { ProviderName } from '../../bank/provider.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { claimResource } from '../../inbox/resources.ts'
import { type Act, keeperOf, type Seen } from '../../lifecycle/keeper.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import {
  type BankAccountRow,
  bankAccountById,
  bankAccountsOf,
  insertBankAccount,
  setBankAccount,
} from './bank-accounts.store.ts'
import { writeReadiness } from './payment-accounts.eligibility.ts'
import { type AccountPorts, ownAccountItem } from './payment-accounts.item.ts'
import { peopleOfAccount } from './payment-accounts.lifecycle.ts'
import { accountById, accountIdOf, holdAccount, type PaymentAccountRow } from './payment-accounts.store.ts'

/** An act on the own bank accounts. It answers with the whole payment account. */
export type AccountAct = Act & { readonly ports: AccountPorts }
type Opened = { readonly provider: ProviderName; readonly ref: string; readonly last4: string }

const presentOf = ({ change: { tx, now }, viewer, ports }: AccountAct): Promise<PaymentAccountDto> =>
  ownAccountItem(tx, viewer, ports, now)

/** Locks the whole payment account, because its bank accounts depend on each other. */
const lockBankAccount = async ({ change: { tx }, viewer }: AccountAct, id: string) => {
  await holdAccount(tx, accountIdOf(viewer))
  return bankAccountById(tx, id)
}

const keeper = keeperOf({
  events: bankAccountEvents,
  topic: 'paymentAccount',
  mayKeep: permissions['paymentAccount.own'],
  lock: lockBankAccount,
  isSeen: (row, { version }) => row.version === version,
  present: presentOf,
  people: (row: BankAccountRow) => peopleOfAccount(row),
  audience: ({ person_id }) => [person_id],
})

/** Records which account it was by its last four digits, but not its bank or the name that its owner gave it. */
const record = (act: AccountAct, kind: Parameters<typeof keeper.record>[1], row: BankAccountRow): void =>
  keeper.record(act, kind, row, { columns: { last4: row.last4, type: row.type } })

const changeAccount = (
  act: AccountAct,
  seen: Seen,
  run: (row: BankAccountRow) => Promise<void>,
): Promise<PaymentAccountDto> =>
  keeper.change(act, seen, async (row) => {
    await run(row)
    return presentOf(act)
  })

/** Locks the viewer's own account and checks that its state allows bank accounts. */
const verifiedAccount = async ({ change: { tx }, viewer }: AccountAct): Promise<PaymentAccountRow> => {
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

const insert = async (act: AccountAct, typed: NewBankAccount, opened: Opened): Promise<void> => {
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
  record(act, 'added', row)
  await writeReadiness(change, account.id)
}

/** The first one becomes the preferred one. */
export const addBankAccount = (act: AccountAct, typed: NewBankAccount, opened: Opened): Promise<PaymentAccountDto> =>
  keeper.keep(act, null, async () => {
    await insert(act, typed, opened)
    return presentOf(act)
  })

/** `opened` is null when the bank was not asked, because the account was not as the person saw it. */
export const linkBankAccount = (act: AccountAct, seen: Seen, opened: Opened | null): Promise<PaymentAccountDto> =>
  keeper.keep(act, seen.id, async () => {
    if (!opened) throw new Refusal('changedSinceSeen')
    await verifiedAccount(act)
    const row = await keeper.seen(act, seen)
    if (row.ref !== null) throw new Refusal('notAllowedNow')
    await setBankAccount(act.change.tx, row, { ref: opened.ref, last4: opened.last4 })
    await claim(act.change, row.id, opened)
    record(act, 'linked', { ...row, last4: opened.last4 })
    await writeReadiness(act.change, row.account_id)
    return presentOf(act)
  })

export const renameBankAccount = (act: AccountAct, seen: Seen, name: string): Promise<PaymentAccountDto> =>
  changeAccount(act, seen, async (row) => {
    if (row.name === name) return
    await setBankAccount(act.change.tx, row, { name })
    record(act, 'renamed', row)
  })

const unprefer = async (tx: Tx, { account_id }: BankAccountRow): Promise<void> => {
  const before = (await bankAccountsOf(tx, account_id)).find(({ preferred }) => preferred)
  if (before) await setBankAccount(tx, before, { preferred: false })
}

export const preferBankAccount = (act: AccountAct, seen: Seen): Promise<PaymentAccountDto> =>
  changeAccount(act, seen, async (row) => {
    const { tx } = act.change
    if (row.preferred) return
    await unprefer(tx, row)
    await setBankAccount(tx, row, { preferred: true })
    record(act, 'preferred', row)
    await writeReadiness(act.change, row.account_id)
  })

export const removalQueue = 'paymentAccounts.remove'

/** When the preferred one is removed, the oldest remaining one becomes preferred; usable ones come first. */
export const removeBankAccount = (act: AccountAct, seen: Seen): Promise<PaymentAccountDto> =>
  changeAccount(act, seen, async (row) => {
    const { tx, now, familyId, jobs } = act.change
    if (await act.ports.inUse(tx, row.id)) throw new Refusal('bankAccountInUse')
    await setBankAccount(tx, row, { removed_at: now, preferred: false })
    const others = await bankAccountsOf(tx, row.account_id)
    const next = row.preferred ? (others.find(({ ref }) => ref !== null) ?? others[0]) : undefined
    if (next) await setBankAccount(tx, next, { preferred: true })
    if (row.ref !== null) jobs.push({ queue: removalQueue, data: { familyId, bankAccountId: row.id } })
    record(act, 'removed', row)
    await writeReadiness(act.change, row.account_id)
  })
