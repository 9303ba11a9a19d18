import { sql } from 'kysely'
import type { Plan } from '#contract/plans.ts'
import type { SubscriptionKind } from '#machines/subscriptions/subscription.types.ts'
import type { Tx } from '../db/tenancy.ts'

/** A plan and the kind of subscription that it comes from; null where none serves. */
export type KnownPlan = { readonly plan: Plan; readonly kind: SubscriptionKind } | null

/**
 * Returns the plan of the person who asks, of whom they look as, or within a family of anybody to the product itself. It is
 * the plan of the account, also where the person is named as the member of a family whom the account acts as.
 */
export const knownPlanOf = async (tx: Tx, personId: string): Promise<KnownPlan> => {
  const { rows } = await sql<{ plan: Plan; kind: SubscriptionKind }>`
    select plan, kind from app_plan_of(${personId}::uuid)`.execute(tx)
  return rows[0] ?? null
}

/** Returns a person's plan, which is the largest of what they, the other parent or nobody pays for. */
export const planOf = async (tx: Tx, personId: string): Promise<Plan | 'lapsed'> =>
  (await knownPlanOf(tx, personId))?.plan ?? 'lapsed'
