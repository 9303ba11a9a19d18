import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { type PlanAccess, planKey } from './plan.queries.ts'

/** Asks what became of the provider's page, once the person is back from it. The webhook may not have come yet. */
export function useReturnedCard({ token }: PlanAccess, returned: boolean): void {
  const { client } = useApp()
  const queries = useQueryClient()
  useEffect(() => {
    if (!returned) return
    const looked =
      token === null
        ? client.call(routes.lookAtCard, { body: {} })
        : client.call(routes.lookByToken, { body: { token } })
    void looked.then(
      () => queries.invalidateQueries({ queryKey: planKey }),
      () => undefined,
    )
  }, [client, queries, returned, token])
}
