import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import type { Manner } from '#server/cards/practice/manners.ts'
import { performCharge } from '#server/features/subscriptions/subscriptions.charging.ts'
import { sweepSubscriptions } from '#server/features/subscriptions/subscriptions.sweep.ts'
import { drainInbox } from '#server/inbox/inbox.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import type { Random } from '#server/seed/random.ts'
import type { OwnApp } from '../app.ts'
import { buying, commandPlan, planOf } from '../plans/subscriptions.ts'
import { bySuperuser } from '../record/superuser.ts'
import type { StoredEvent } from './books.ts'
import { type StandIn, secondsOf, webhookOf } from './stand-in.ts'

const day = 24 * 3_600_000
const essentials = { package: 'essentials', term: 'month' } as const

export type Place = { readonly on: OwnApp; readonly there: StandIn; readonly personId: string }

/** Posts a webhook as Stripe does, which signs each delivery anew. */
export const deliver = async ({ on }: Pick<Place, 'on'>, event: StoredEvent): Promise<void> => {
  const { headers, raw } = webhookOf(event, secondsOf(on.clock))
  const answer = await on.app.inject({
    method: 'POST',
    url: '/pub/v1/cards/webhooks/stripe',
    payload: raw,
    headers: { 'content-type': 'application/json', ...headers },
  })
  if (answer.statusCode !== 200) throw new Error(`a webhook was answered ${answer.statusCode}`)
}

/** Decides in which order, how often and how late webhooks come. */
export type Post = {
  /** Brings at least one delivery of everything that happened since the last time. */
  readonly deliver: (events: readonly StoredEvent[], one: (event: StoredEvent) => Promise<void>) => Promise<void>
  /** Says whether the job of a charge runs before the webhooks; otherwise it runs after them. */
  readonly jobsFirst: () => boolean
}

export const inOrder: Post = {
  deliver: async (events, one) => {
    for (const event of events) await one(event)
  },
  jobsFirst: () => true,
}

const shuffled = <T>({ next }: Random, list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** Brings each webhook at least twice: once among the new ones, and again at any later time of the life. */
export const shuffling = (random: Random): Post => {
  const before: StoredEvent[] = []
  return {
    deliver: async (events, one) => {
      const again = before.filter(() => random.chance(0.4))
      for (const event of shuffled(random, [...events, ...events, ...again])) await one(event)
      before.push(...events)
    },
    jobsFirst: () => random.chance(0.5),
  }
}

const chargeJobs = async ({ on, personId: ownerId }: Place): Promise<void> => {
  const open = await bySuperuser(
    on.database,
    `select id from subscription_charge where owner_id = $1 and state in ('asked', 'authentication')`,
    [ownerId],
  )
  for (const { id } of open) await performCharge(on.deps, { ownerId, chargeId: String(id) })
}

const lastCharge = async ({ on, personId }: Place): Promise<string> => {
  const [row] = await bySuperuser(
    on.database,
    'select ref from subscription_charge where owner_id = $1 order by created_at desc limit 1',
    [personId],
  )
  return String(row?.ref)
}

/**
 * Lives through everything that a plan can meet at Stripe: a first payment, a renewal that is declined, another card that
 * asks for authentication, a larger package, a dispute that is won, a renewal that is paid, and a refund.
 */
export const live = async (place: Place, post: Post): Promise<void> => {
  const { on, there, personId } = place
  let known = there.books.events.length
  /** Lets the product notice what happened, in the order that the post decides. */
  const notice = async () => {
    on.clock.forward(60_000)
    await sweepSubscriptions(on.deps)
    const isFirst = post.jobsFirst()
    if (isFirst) await chargeJobs(place)
    const events = there.books.events.slice(known)
    known = there.books.events.length
    await post.deliver(events, (event) => deliver(place, event))
    await drainInbox(on.deps, inboxHandlersOf(on.deps))
    await chargeJobs(place)
    await sweepSubscriptions(on.deps)
  }
  const give = async (manner: Manner) => {
    const client = await on.as(personId)
    const { body } = await client.call(routes.openCardPage, { body: {} })
    there.books.give(new URL((body as { url: string }).url).pathname.split('/').at(-1) ?? '', manner)
    await client.call(routes.lookAtCard, { body: {} })
    await notice()
  }
  const command = async (type: string, fields: object = {}) => {
    const { own } = await planOf(on, personId)
    await commandPlan(on, personId, own, { type, ...fields })
    await notice()
  }
  const buy = async () => {
    await buying(on, personId, essentials)
    await notice()
  }
  const pass = async (days: number) => {
    on.clock.forward(days * day)
    await notice()
    await notice()
  }
  const atBank = async (work: (ref: string) => void) => {
    work(await lastCharge(place))
    await notice()
  }
  await give('later')
  await buy()
  await pass(31)
  await give('authenticates')
  await buy()
  await atBank((ref) => there.books.authenticate(ref, true))
  await pass(10)
  await command('subscription.upgrade', { package: 'premium', term: 'month', total: 7_00 })
  await atBank((ref) => there.books.authenticate(ref, true))
  await atBank((ref) => there.books.dispute(ref, 'needs_response'))
  await atBank((ref) => there.books.dispute(ref, 'won'))
  await command('subscription.startRenewal')
  await give('good')
  await pass(25)
  await atBank((ref) => there.books.refund(ref))
}

/** Returns what became of a life: the plan, its charges, the mails, and what was taken at Stripe. */
export const outcomeOf = async ({ on, there, personId }: Place) => {
  const [subscription] = await bySuperuser(
    on.database,
    `select status, package, term, planned_package, renews, period_from, ends_at, grace_until, problem
      from subscription where owner_id = $1 and kind = 'own'`,
    [personId],
  )
  const charges = await bySuperuser(
    on.database,
    `select purpose, package, state, amount::int, period_from, period_to from subscription_charge where owner_id = $1
      order by created_at, period_from`,
    [personId],
  )
  const mails = await bySuperuser(
    on.database,
    `select data ->> 'kind' as kind, count(*)::int as n from pgboss.job
      where name = 'mail.subscription' and data ->> 'ownerId' = $1 group by 1 order by 1`,
    [personId],
  )
  const refs = await bySuperuser(
    on.database,
    'select ref from subscription_charge where owner_id = $1 order by created_at, period_from',
    [personId],
  )
  const customers = new Set(refs.map(({ ref }) => there.books.intent(String(ref)).customer))
  const taken = [...there.books.intents.values()]
    .filter(({ customer }) => customers.has(customer))
    .map(({ status, amount }) => [status, amount])
  return { subscription, charges, mails, taken }
}
