import { useQueryClient } from '@tanstack/react-query'
import { type PaymentAccountDto, paymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import type { Route } from '#contract/route.ts'
import { presentItem } from '#src/app/shared/forms/refused.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { keepAccount } from './payment-accounts.queries.ts'

type AccountRoute = Route & { readonly output: typeof paymentAccountDto }

/** A command that answers with the account as it then is; so does its refusal, where the account has moved on. */
export function useAccountCommand<R extends AccountRoute>(
  route: R,
  onDone: (item: PaymentAccountDto) => void = () => {},
) {
  const queries = useQueryClient()
  return useCommand(route, {
    onSuccess: (item: PaymentAccountDto) => {
      keepAccount(queries, item)
      onDone(item)
    },
    onError: (error) => {
      const now = presentItem(error, paymentAccountDto)
      if (now) keepAccount(queries, now)
    },
  })
}
