import { queryOptions } from '@tanstack/react-query'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import type { Client } from '#src/api/client.ts'

export const feeWaiverKey = ['feeWaiver']

/** An application is reached by a mailed token, or, where that is null, in the session of its applicant. */
export type FeeWaiverAccess = { readonly token: string | null }

export const feeWaiverQuery = ({ call }: Pick<Client, 'call'>, { token }: FeeWaiverAccess) =>
  queryOptions({
    queryKey: [...feeWaiverKey, token ?? 'own'],
    queryFn: ({ signal }) =>
      token === null ? call(routes.own, {}, { signal }) : call(routes.byToken, { body: { token } }, { signal }),
  })
