import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { type PaymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import type { Client } from '#src/api/client.ts'
import { pagesOf } from '#src/app/shared/list/use-pages.ts'
import { historyKey } from '#src/app/shared/record/history-key.ts'

/** The keys begin with `payments`, or `payment` and an id, as the live stream names them. */
const listQuery = ({ call }: Client, selection: PaymentSelection, folded: boolean) =>
  pagesOf(['payments', selection, folded], (place, options) =>
    call(
      paymentActivityRoutes.list,
      { query: { ...selection, ...place, ...(folded && { series: 'folded' }) } },
      options,
    ),
  )

/** Lists every payment; a print shows each. */
export const activityQuery = (client: Client, selection: PaymentSelection) => listQuery(client, selection, false)

/** Lists one line for what waits in a series. */
export const foldedActivityQuery = (client: Client, selection: PaymentSelection) => listQuery(client, selection, true)

export const paymentKey = (id: string) => ['payment', id] as const

export const paymentQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: paymentKey(id),
    queryFn: ({ signal }) => call(paymentRoutes.get, { params: { id } }, { signal }),
  })

/** Stores the latest payment and refetches everything that shows a part of it. */
export async function keepPayment(queries: QueryClient, item: PaymentDto): Promise<void> {
  queries.setQueryData<PaymentDto>(paymentKey(item.id), item)
  await Promise.all(
    [['payments'], ['expenses'], ['expense'], ['home'], historyKey(item.id)].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
}
