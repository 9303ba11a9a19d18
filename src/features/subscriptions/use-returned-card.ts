import { useEffect, useState } from 'react'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import type { PlanAccess } from './plan.queries.ts'

/** The provider's page for a card leads back with this in the address. */
const isBack = () => new URLSearchParams(location.search).get('card') === 'back'

/**
 * Asks what became of the provider's page, once the person is back from it, because the webhook may not have come yet.
 * Returns whether the plan can be read: before that it could be one without the card.
 */
export function useReturnedCard({ token }: PlanAccess, known: boolean): boolean {
  const { client } = useApp()
  const [waits, setWaits] = useState(() => known && isBack())
  useEffect(() => {
    if (!waits) return
    const looked =
      token === null
        ? client.call(routes.lookAtCard, { body: {} })
        : client.call(routes.lookByToken, { body: { token } })
    const done = () => setWaits(false)
    looked.then(done, done)
  }, [client, waits, token])
  return known && !waits
}
