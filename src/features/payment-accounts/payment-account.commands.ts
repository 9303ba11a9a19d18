import type { PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import {
  type PaymentAccountDto,
  paymentAccountDto,
  paymentAccountRoutes,
} from '#contract/payment-accounts/payment-accounts.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import type { PaymentAccountMeta } from '#machines/payment-accounts/payment-account.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { keepAccount } from './payment-accounts.queries.ts'

/** Returns what the chart says of the account's status. */
export const metaOfAccount = ({ status }: PaymentAccountDto): PaymentAccountMeta =>
  metaOfLeaf<PaymentAccountMeta>(paymentAccountMachine, status)

export const accountLifecycle: LifecycleDefinition<
  typeof paymentAccountMachine,
  PaymentAccountDto,
  PaymentAccountCommand
> = {
  chartOf: (item) => lifecycleOf(paymentAccountMachine, item),
  send: (send, { id }, body) => send(paymentAccountRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, paymentAccountDto),
  keep: async (queries, item) => {
    if (item) keepAccount(queries, item)
  },
}
