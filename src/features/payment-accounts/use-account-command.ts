import { useQueryClient } from '@tanstack/react-query'
import { type PaymentAccountItem, paymentAccountItem } from '#contract/payment-accounts/payment-accounts.ts'
import type { Route } from '#contract/route.ts'
import { presentItem } from '#src/app/forms/refused.ts'
import { useCommand } from '#src/app/lifecycle/use-command.ts'
import { keepAccount } from './payment-accounts.queries.ts'

type AccountRoute = Route & { readonly output: typeof paymentAccountItem }

/** A command that answers with the account as it then is; so does its refusal, where the account has moved on. */
export function useAccountCommand<R extends AccountRoute>(
  route: R,
  onDone: (item: PaymentAccountItem) => void = () => {},
) {
  const queries = useQueryClient()
  return useCommand(route, {
    onSuccess: (item: PaymentAccountItem) => {
      keepAccount(queries, item)
      onDone(item)
    },
    onError: (error) => {
      const now = presentItem(error, paymentAccountItem)
      if (now) keepAccount(queries, now)
    },
  })
}
