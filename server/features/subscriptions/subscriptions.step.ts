import type { Choice } from '#contract/subscriptions/offers.ts'
import type { PlanPage } from '#contract/subscriptions/subscriptions.ts'
import { isBefore } from '#domain/time.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import type { ChargePurpose, SubscriptionEvent, SubscriptionFacts } from '#machines/subscriptions/subscription.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { type ActionNamesOf, decide } from '../../lifecycle/lifecycle.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'
import { cardOf, isChargeable } from './cards.store.ts'
import { dueOf } from './subscriptions.due.ts'
import { subscriptionEffects } from './subscriptions.effects.ts'
import {
  type ChargeRow,
  type Columns,
  openChargeOf,
  type SubscriptionRow,
  setSubscription,
} from './subscriptions.store.ts'

/** A transaction in the scope of the payer. */
export type Work = { readonly tx: Tx; readonly enqueue: Enqueue; readonly now: string }

/** Describes a charge before the provider is asked. Whoever must authenticate it is led back to `page`. */
export type Order = {
  readonly purpose: ChargePurpose
  readonly choice: Choice
  readonly amount: number
  readonly page: PlanPage
}

/** An event with what came with it: what to charge, what to plan, or the charge that the provider reported. */
export type Move = {
  readonly event: SubscriptionEvent
  readonly order?: Order
  readonly choice?: Choice
  readonly charge?: ChargeRow
}

/** Each effect writes beside the row and returns the row's columns that it changes. */
export type SubscriptionEffect = (work: Work, row: SubscriptionRow, move: Move) => Promise<Columns>
export type SubscriptionEffects = Readonly<Record<ActionNamesOf<typeof subscriptionMachine>, SubscriptionEffect>>

/** Computes the chart's context under the lock of the row. */
export const factsOf = async (tx: Tx, row: SubscriptionRow, now: string): Promise<SubscriptionFacts> => ({
  kind: row.kind,
  renews: row.renews,
  card: isChargeable(await cardOf(tx, row.owner_id)),
  charging: (await openChargeOf(tx, row.id))?.purpose ?? null,
  planned: row.planned_package !== null,
  timeLeft: row.ends_at !== null && isBefore(now, row.ends_at),
})

const isEffect = (name: string): name is keyof SubscriptionEffects => name in subscriptionEffects

/** Moves a locked subscription as the chart says. @returns the row afterwards; null when the chart refuses */
export const moveSubscription = async (
  work: Work,
  row: SubscriptionRow,
  move: Move,
): Promise<SubscriptionRow | null> => {
  const answer = decide(subscriptionMachine, row.status, await factsOf(work.tx, row, work.now), move.event)
  if (!answer) return null
  let next: SubscriptionRow = { ...row, status: answer.status, version: row.version + 1, changed_at: work.now }
  for (const name of answer.effects)
    if (isEffect(name)) next = { ...next, ...(await subscriptionEffects[name](work, next, move)) }
  next = { ...next, due_at: dueOf(next) }
  const { id, person_id: _, owner_id: __, kind: ___, ...columns } = next
  await setSubscription(work.tx, id, columns)
  return next
}
