import { useQueryClient } from '@tanstack/react-query'
import { type PaymentAccountDto, paymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import type { Route } from '#contract/route.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { keepAccount } from './payment-accounts.queries.ts'

type AccountRoute = Route & { readonly output: typeof paymentAccountDto }

/** Sends a bank account command. Its answer, like a conflict, carries the latest payment account. */
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
      const now = latestAfterConflict(error, paymentAccountDto)
      if (now) keepAccount(queries, now)
    },
  })
}
