import { queryOptions } from '@tanstack/react-query'
import { type PlanDto, subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import type { Client } from '#src/api/client.ts'

export const planKey = ['plan']

/** A page of the plan belongs to a session, or to whoever holds a sealed token. */
export type PlanAccess = { readonly token: string | null; readonly page: 'account' | 'upgrades' | 'renewals' }

const isCharging = ({ own, coparent }: PlanDto): boolean =>
  [own, coparent?.subscription].some((one) => one?.facts.charging)

/** The outcome of a charge comes from the provider moments later, also after the payer authenticated it on its page. */
const whileCharging = 1500

export const planQuery = ({ call }: Pick<Client, 'call'>, { token }: PlanAccess) =>
  queryOptions({
    queryKey: [...planKey, token ?? 'own'],
    queryFn: ({ signal }) =>
      token === null ? call(routes.plan, {}, { signal }) : call(routes.byToken, { body: { token } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isCharging(state.data) ? whileCharging : false),
  })
