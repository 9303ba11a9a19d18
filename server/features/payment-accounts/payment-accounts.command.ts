import { birthProblem } from '#contract/identity.ts'
import type { PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import { dateIn } from '#domain/time.ts'
import type { BankProvider, CustomerState } from '../../bank/provider.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Changing } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { byOf, decide } from '../../lifecycle/lifecycle.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import { introduce } from './payment-accounts.bank.ts'
import { beginWhenNone, hearBank, noteCustomer } from './payment-accounts.change.ts'
import type { AccountPorts } from './payment-accounts.item.ts'
import {
  accountFactsOf,
  type PaymentAccountLifecycle,
  paymentAccountLifecycleWith,
  peopleOfAccount,
} from './payment-accounts.lifecycle.ts'
import { accountById, type PaymentAccountRow, setAccount } from './payment-accounts.store.ts'

export type Dependencies = Pick<Deps, 'scopes' | 'clock'> & {
  readonly bank: BankProvider
  readonly ports: AccountPorts
}

type Columns = Parameters<typeof setAccount>[2]

type GivenEmail = Extract<PaymentAccountCommand, { type: 'paymentAccount.giveEmail' }>

/** A number that is left out is forgotten, with its country. */
const phoneIn = ({ phone, phoneCountryCode = '1' }: GivenEmail): Columns =>
  phone ? { phone, phone_country_code: phoneCountryCode } : { phone: null, phone_country_code: null }

/** Returns the answer that a command contains, in the form in which it is stored; null when nothing is stored. */
const answerIn = (command: PaymentAccountCommand): Columns | null => {
  switch (command.type) {
    case 'paymentAccount.giveName':
      return { first_name: command.firstName, last_name: command.lastName }
    case 'paymentAccount.giveBirth':
      return { date_of_birth: command.dateOfBirth }
    case 'paymentAccount.giveEmail':
      return { email: command.email, ...phoneIn(command) }
    case 'paymentAccount.giveAddress': {
      const { line1, line2, city, state, postalCode, countryCode = 'US' } = command
      return { line1, line2: line2 || null, city, state, postal_code: postalCode, country_code: countryCode }
    }
    default:
      return null
  }
}

const checkBirth = async (tx: Tx, command: PaymentAccountCommand, now: string): Promise<void> => {
  if (command.type !== 'paymentAccount.giveBirth') return
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const code = birthProblem(command.dateOfBirth, dateIn(now, time_zone))
  if (code) throw new Refusal('invalid', { validationErrors: [{ field: 'dateOfBirth', code }] })
}

type Seen = { readonly type: string; readonly version: number }

/**
 * Returns the account if its chart would accept this now; null if the command will be refused. It is checked before the
 * bank is called, so that no refused command reaches the bank.
 */
export const acceptable = (
  { scopes, ports }: Dependencies,
  viewer: Viewer,
  id: string,
  { type, version }: Seen,
): Promise<PaymentAccountRow | null> =>
  scopes.asViewer(viewer, async (tx) => {
    const row = await accountById(tx, id)
    if (!row || row.version !== version) return null
    const { machine } = paymentAccountLifecycleWith(ports)
    const by = byOf(viewer, peopleOfAccount(row))
    const facts = await accountFactsOf(tx, row, ports.serves)
    return decide(machine, row.status, facts, { type, by } as never) ? row : null
  })

/** Applies the bank's answer after the owner's own step. */
export const hearAnswer = async (
  { change }: Pick<Changing, 'change'>,
  lifecycle: PaymentAccountLifecycle,
  id: string,
  { bank }: Pick<Dependencies, 'bank'>,
  state: CustomerState,
): Promise<void> => {
  await noteCustomer(change, id, { provider: bank.name, ref: state.ref })
  await hearBank(change, lifecycle, id, state.status)
}

/** Runs a command in two parts: the bank is called before anything is written, and then the result is written. */
export const commandTo = (needs: Dependencies) => ({
  send: async (viewer: Viewer, id: string, body: PaymentAccountCommand): Promise<CustomerState | null> => {
    if (body.type !== 'paymentAccount.submit' && body.type !== 'paymentAccount.correct') return null
    const row = await acceptable(needs, viewer, id, body)
    return row && introduce(needs.bank, row, body)
  },

  carryOut: async (
    context: Changing,
    id: string,
    body: PaymentAccountCommand,
    state: CustomerState | null,
  ): Promise<void> => {
    const { change, tx, viewer, now } = context
    const { type, version } = body
    await checkBirth(tx, body, now)
    const answer = answerIn(body)
    const keep = (into: Tx, row: PaymentAccountRow) => setAccount(into, row.id, answer ?? {})
    const lifecycle = paymentAccountLifecycleWith({ serves: needs.ports.serves, keep })
    if (type === 'paymentAccount.signUp') await beginWhenNone(change, lifecycle, viewer, id, needs.ports.serves)
    await advance(change, lifecycle, id, { type, version }, viewer)
    if (type !== 'paymentAccount.submit' && type !== 'paymentAccount.correct') return
    // The command may be allowed by now although it was refused before, but then the bank was not asked.
    if (!state) throw new LifecycleRefusal('changedSinceSeen')
    await setAccount(tx, id, { terms_at: now })
    await hearAnswer(context, lifecycle, id, needs, state)
  },
})
