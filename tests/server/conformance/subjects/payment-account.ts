import type { PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import {
  type PaymentAccountStatus,
  paymentAccountDto,
  paymentAccountRoutes,
  paymentAccountStatuses,
} from '#contract/payment-accounts/payment-accounts.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { hearBank } from '#server/features/payment-accounts/payment-accounts.change.ts'
import { leaveFormerProvider } from '#server/features/payment-accounts/payment-accounts.jobs.ts'
import {
  accountFactsOf,
  paymentAccountLifecycleWith,
} from '#server/features/payment-accounts/payment-accounts.lifecycle.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { right } from '#tests/contract/edges/payment-account.ts'
import { testApp } from '#tests/support/app.ts'
import { answerAll, command, forgetAccounts, ownAccount, submit } from '#tests/support/payment-accounts.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const paymentAccounts = async (): Promise<Subject> => {
  const app = await testApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const serves = (country: string) => app.deps.bank.serves(country)
  const lifecycle = paymentAccountLifecycleWith({ serves })

  /** Creates a fresh account for Dana. The sandbox would ask her for details. */
  const bring = async (leaf: PaymentAccountStatus): Promise<string> => {
    await forgetAccounts(on)
    await answerAll(cast.dana)
    const { id } = await ownAccount(cast.dana)
    if (leaf === 'signUpInProgress') return id
    if (leaf === 'none') {
      await command(cast.dana, { type: 'paymentAccount.leave' })
      return id
    }
    await submit(cast.dana, '0001')
    if (leaf === 'migrationUnfinished') {
      await bySuperuser(on, `update payment_account set provider = 'former'`)
      await leaveFormerProvider(app.deps)
      return id
    }
    await on.act('bank', (change) => hearBank(change, lifecycle, id, leaf))
    return id
  }
  return subjectOf({
    lifecycle,
    at: Object.fromEntries(paymentAccountStatuses.map((leaf) => [leaf, () => bring(leaf)])),
    read: (id) =>
      on.scopes.asSystem(on.family.id, async (tx) => {
        const row = await tx.selectFrom('payment_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        return { row, context: await accountFactsOf(tx, row, serves) }
      }),
    commands: async ({ version }): Promise<PaymentAccountCommand[]> => [
      { type: 'paymentAccount.signUp', version },
      { type: 'paymentAccount.giveName', version, ...right.name },
      { type: 'paymentAccount.giveBirth', version, ...right.birth },
      { type: 'paymentAccount.giveEmail', version, ...right.email },
      { type: 'paymentAccount.giveAddress', version, ...right.address },
      { type: 'paymentAccount.submit', version, ...right.digits, terms: true },
      { type: 'paymentAccount.correct', version, ...right.whole, terms: true },
      { type: 'paymentAccount.leave', version },
    ],
    // Everybody reads the account of their own.
    given: async (person, id) => {
      const account = givenBy(paymentAccountDto, await cast[person].call(paymentAccountRoutes.own, {}))
      return account?.id === id ? account : null
    },
    chartOf: (account) => lifecycleOf(paymentAccountMachine, account),
    send: sender(cast, paymentAccountRoutes.events),
    end: app.stop,
  })
}
