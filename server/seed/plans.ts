import type { SubscriptionStatus } from '#contract/subscriptions/subscriptions.ts'
import { addYears, dateIn, instantOf, wallOf } from '#domain/time.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import type { SubscriptionMeta } from '#machines/subscriptions/subscription.setup.ts'
import type { Tx } from '../db/tenancy.ts'
import { unbegun } from '../features/subscriptions/subscriptions.store.ts'
import type { DemoFamily } from './accounts.ts'

const statusThat = (fits: (meta: SubscriptionMeta) => boolean): SubscriptionStatus => {
  const found = leavesOf(subscriptionMachine).find((leaf) =>
    fits(metaOfLeaf<SubscriptionMeta>(subscriptionMachine, leaf)),
  )
  if (!found) throw new Error('the chart of subscriptions has no such state')
  return found
}
const paid = statusThat((meta) => meta.paid)
const over = statusThat((meta) => !meta.serves)

/** Demo plans last longer than any demo; `since` may be years ago. */
const years = 10

/** Gives each parent of a demo family a year of Premium, and nothing to the one whose plan has lapsed. */
export const seedPlans = async (
  tx: Tx,
  { people, country, timeZone }: DemoFamily,
  idOf: (username: string) => string,
  since: string,
): Promise<void> => {
  const end = instantOf(`${addYears(dateIn(since, timeZone), years)}${wallOf(since, timeZone).slice(10)}`, timeZone)
  const rows = people.flatMap(({ username, role, lapsed }) => {
    if (role !== 'parent') return []
    const personId = idOf(username)
    const row = unbegun({ kind: 'own', personId, ownerId: personId }, country, since)
    const bought = { package: 'premium', term: 'year', period_from: since } as const
    return [
      lapsed
        ? { ...row, ...bought, status: over, ends_at: since }
        : { ...row, ...bought, status: paid, ends_at: end, due_at: end },
    ]
  })
  if (rows.length > 0) await tx.insertInto('subscription').values(rows).execute()
}
