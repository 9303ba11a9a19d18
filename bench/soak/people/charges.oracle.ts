import type { ProviderCharge } from './beside.ts'
import type { Model } from './model.ts'
import { isOurs } from './people.oracle.ts'
import type { StoredCharge, StoredPeople, StoredSubscription } from './stored.ts'

/** Says how a state at the provider is called here. */
const sameState: Readonly<Record<string, string>> = {
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'disputed',
  'dispute won': 'paid',
}

/** Compares the provider's books with the charges: none charged twice, none that nobody asked for, each with the same end. */
export const bookFindings = (book: readonly ProviderCharge[], { charges }: StoredPeople): string[] => {
  const byKey = Map.groupBy(book, ({ key }) => key)
  const known = new Map(charges.map((charge) => [charge.id, charge]))
  const differing = charges.flatMap(({ id, state, amount }) => {
    const [charged, ...more] = byKey.get(id) ?? []
    if (more.length > 0) return [`charge ${id}: ordered once, charged ${more.length + 1} times`]
    // A card that was removed before it could be charged is unknown to the provider, as is a change that costs nothing.
    if (!charged)
      return state === 'refused' || amount === 0 ? [] : [`charge ${id}: ${state}, and unknown to the provider`]
    if (charged.amount !== amount) return [`charge ${id}: ${charged.amount} instead of ${amount}`]
    return sameState[charged.state] === state ? [] : [`charge ${id}: ${state}, and ${charged.state} at the provider`]
  })
  const unexpected = book.filter(({ key }) => !known.has(key)).map(({ key }) => `charge ${key}: nobody ordered it`)
  return [...differing, ...unexpected]
}

const wasPaid = ({ purpose, state, period_from, period_to }: StoredCharge): boolean =>
  purpose !== 'upgrade' && period_from !== null && period_to !== null && state !== 'refused'

/** Returns the periods for which a subscription was paid, the first one first. */
const periodsOf = (charges: readonly StoredCharge[], id: string) =>
  charges
    .filter((charge) => charge.subscription_id === id && wasPaid(charge))
    .flatMap(({ period_from, period_to, state, term }) =>
      period_from && period_to ? [{ from: period_from.getTime(), to: period_to.getTime(), state, term }] : [],
    )
    .toSorted((a, b) => a.from - b.from)

/** No time was paid for twice, unless the earlier payment was given back. */
export const overlapFindings = ({ subscriptions, charges }: StoredPeople): string[] =>
  subscriptions.flatMap(({ id, username }) =>
    periodsOf(charges, id)
      .filter(({ state }) => state === 'paid')
      .flatMap(({ from }, at, all) => {
        const before = all[at - 1]
        return before && before.to > from
          ? [`${username}: paid twice for the time from ${new Date(from).toISOString()}`]
          : []
      }),
  )

const undisturbedFindings = (
  username: string,
  subscription: StoredSubscription | undefined,
  charges: readonly StoredCharge[],
  now: number,
): string[] => {
  if (!subscription) return [`${username}: bought, and has no subscription`]
  const periods = periodsOf(charges, subscription.id)
  const gap = periods.find(({ from }, at) => at > 0 && periods[at - 1]?.to !== from)
  if (gap) return [`${username}: nobody paid for the time before ${new Date(gap.from).toISOString()}`]
  const last = periods.at(-1)
  if (!last || last.to <= now || subscription.status !== 'active')
    return [`${username}: pays with a good card, and is ${subscription.status}`]
  // The last charge was made when its period began, and none before.
  return last.from <= now ? [] : [`${username}: was charged for a period that has not begun`]
}

/** A person who pays with a good card and wants every renewal has every month since the first one, each paid for once. */
export const monthFindings = (
  { plans }: Pick<Model, 'plans'>,
  { subscriptions, charges }: StoredPeople,
  now: string,
): string[] =>
  plans
    .filter(({ undisturbed }) => undisturbed)
    .flatMap(({ username }) =>
      undisturbedFindings(
        username,
        subscriptions.find((one) => one.username === username),
        charges,
        Date.parse(now),
      ),
    )

/** Says what a subscription has to be at the end, when all trials and days of grace are over. */
const expectedStatus = ({ id }: StoredSubscription, charges: readonly StoredCharge[], now: number): string => {
  const present = periodsOf(charges, id).findLast(({ to }) => to > now)
  return present?.state === 'paid' ? 'active' : 'lapsed'
}

/** Every subscription is what its charges and the date make of it. */
export const statusFindings = ({ subscriptions, charges }: StoredPeople, now: string): string[] =>
  subscriptions.filter(isOurs).flatMap((subscription) => {
    const expected = expectedStatus(subscription, charges, Date.parse(now))
    const { username, status } = subscription
    return status === expected ? [] : [`${username}: ${status} instead of ${expected}`]
  })

/** Nothing is open at the end, and every webhook was handled. */
export const openFindings = ({ charges, webhooks }: StoredPeople): string[] => [
  ...charges
    .filter(({ state }) => state === 'asked' || state === 'authentication')
    .map(({ id, state }) => `charge ${id}: still ${state}`),
  ...webhooks
    .filter(({ outcome, count }) => outcome !== 'handled' && count > 0)
    .map(({ outcome, count }) => `${count} webhooks were ${outcome ?? 'not handled'}`),
]
