import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, isSame, isUpgrade, type Offer } from '#contract/subscriptions/offers.ts'
import { subscriptionRoutes as routes, type SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { planKey } from './plan.queries.ts'
import { type PlanCommand, usePlanAccess, useSubscription } from './plan-access.ts'

/** Choosing an offer means buying it, a larger package now, or another one at the end. */
export type Way = 'buy' | 'upgrade' | 'downgrade'

/** Nothing is chosen beforehand: a page that sells takes no choice for granted. */
export function useOffers(subscription: SubscriptionDto, offers: readonly Offer[]) {
  const { client } = useApp()
  const { token } = usePlanAccess()
  const own = useSubscription(subscription)
  const [picked, setPicked] = useState<Choice | null>(null)
  const [missing, setMissing] = useState(false)
  const { id, version, chosen: present, planned } = subscription
  const changes = own.can({ type: 'subscription.downgrade' }) || own.can({ type: 'subscription.upgrade' })
  const wayOf = (offer: Offer): Way => {
    if (!changes || present === null) return 'buy'
    return isUpgrade(present, offer) ? 'upgrade' : 'downgrade'
  }
  const already = changes ? [present, planned] : []
  const shown = offers.filter((offer) => !already.some((choice) => choice && isSame(choice, offer)))
  // A larger package needs a session, which knows what is left of the period.
  const offered = token === null ? shown : shown.filter((offer) => wayOf(offer) !== 'upgrade')
  // A plan that was bought or planned is no longer offered, and a choice costs what is offered now.
  const chosen = (picked && offered.find((offer) => isSame(offer, picked))) ?? null
  const way = chosen && wayOf(chosen)
  const upgrade = useQuery({
    queryKey: [...planKey, id, version, chosen?.package, chosen?.term],
    queryFn:
      way === 'upgrade' && chosen && token === null
        ? () => client.call(routes.preview, { params: { id }, body: { package: chosen.package, term: chosen.term } })
        : skipToken,
  })
  const total = way === 'upgrade' ? upgrade.data?.total : chosen?.total
  const submit = () => {
    setMissing(chosen === null)
    const command = chosen && way && commandOf(way, chosen, total)
    if (command) own.send(command)
  }
  const choose = (offer: Offer) => {
    setMissing(false)
    setPicked(offer)
  }
  return { ...own, offered, chosen, choose, way, total, missing, submit }
}

const commandOf = (way: Way, { package: sold, term }: Offer, total: number | undefined): PlanCommand | null => {
  const choice = { package: sold, term }
  if (way === 'downgrade') return { type: 'subscription.downgrade', ...choice }
  return total === undefined ? null : { type: `subscription.${way}`, ...choice, total }
}
