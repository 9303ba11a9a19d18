import type { Choice } from '#contract/subscriptions/offers.ts'
import {
  type PlanDto,
  subscriptionRoutes as routes,
  type SubscriptionDto,
} from '#contract/subscriptions/subscriptions.ts'
import type { Manner } from '#server/cards/practice/manners.ts'
import { performCharge } from '#server/features/subscriptions/subscriptions.charging.ts'
import { sweepSubscriptions } from '#server/features/subscriptions/subscriptions.sweep.ts'
import { drainInbox } from '#server/inbox/inbox.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import type { TestApp } from '../app.ts'
import type { TestAnswer, TestClient } from '../client.ts'
import { bySuperuser } from '../record/superuser.ts'

type On = Pick<TestApp, 'app' | 'as' | 'database' | 'deps' | 'clock'>

/** A person in a new session, or a session that shows the family that was chosen in it. */
type Who = string | TestClient

const clientOf = async (on: On, who: Who): Promise<TestClient> => (typeof who === 'string' ? on.as(who) : who)

export const planOf = async (on: On, who: Who): Promise<PlanDto> => {
  const answer = await (await clientOf(on, who)).call(routes.plan, {})
  if (answer.status !== 200) throw new Error(`the plan answered ${answer.status}`)
  return answer.body as PlanDto
}

/** Gives a card on the practice provider's page, as a person does who is led there and back. */
export const giveCard = async (on: On, who: Who, manner: Manner = 'good'): Promise<void> => {
  const client = await clientOf(on, who)
  const { body } = await client.call(routes.openCardPage, { body: {} })
  await postForm(on, new URL((body as { url: string }).url).pathname, { card: manner })
  await client.call(routes.lookAtCard, { body: {} })
}

/** Presses a button on one of the provider's pages, which reports it to us. */
export const postForm = async (on: On, path: string, fields: Record<string, string>): Promise<void> => {
  const answer = await on.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host: new URL(on.deps.config.publicUrl).host,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  if (answer.statusCode !== 303) throw new Error(`the provider's page answered ${answer.statusCode}`)
}

/** Asks the provider for every open charge, handles its reports, and does what is due. */
export const settle = async (on: On): Promise<void> => {
  await sweepSubscriptions(on.deps)
  const open = await bySuperuser(
    on.database,
    `select id, owner_id from subscription_charge where state in ('asked', 'authentication')`,
    [],
  )
  for (const { id, owner_id } of open) await performCharge(on.deps, { ownerId: String(owner_id), chargeId: String(id) })
  await drainInbox(on.deps, inboxHandlersOf(on.deps))
}

/** Sends a command with the present version. */
export const commandPlan = async (
  on: On,
  who: Who,
  { id, version }: Pick<SubscriptionDto, 'id' | 'version'>,
  command: { readonly type: string; readonly [field: string]: unknown },
): Promise<TestAnswer> =>
  (await clientOf(on, who)).call(routes.events, { params: { id }, body: { version, ...command } as never })

/** Buys a package for oneself or for the other parent, at the price that the page shows. */
export const buying = async (
  on: On,
  who: Who,
  choice: Choice,
  whose: 'own' | 'coparent' = 'own',
): Promise<TestAnswer> => {
  const plan = await planOf(on, who)
  const { subscription, offers } =
    whose === 'own'
      ? { subscription: plan.own, offers: plan.offers }
      : (plan.coparent ?? { subscription: plan.own, offers: [] })
  const offer = offers.find(({ package: sold, term }) => sold === choice.package && term === choice.term)
  if (!offer) throw new Error('the page shows no such price')
  return commandPlan(on, who, subscription, { type: 'subscription.buy', ...choice, total: offer.total })
}

/** Puts a parent back to the first day of their trial. */
export const onTrial = async (on: On, personId: string): Promise<void> => {
  await bySuperuser(
    on.database,
    `update subscription set status = 'trial', package = null, term = null, ends_at = $2::timestamptz + interval '14 days',
      due_at = $2::timestamptz + interval '14 days' where person_id = $1 and kind = 'own'`,
    [personId, on.clock.now()],
  )
}

/** Lets a parent's plan be over. */
export const lapsed = async (on: On, personId: string): Promise<void> => {
  await bySuperuser(
    on.database,
    `update subscription set status = 'lapsed', ends_at = $2, due_at = null where person_id = $1 and kind = 'own'`,
    [personId, on.clock.now()],
  )
}
