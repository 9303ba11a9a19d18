import type { Plan } from '#contract/plans.ts'
import type { Tx } from '../db/tenancy.ts'

/**
 * Returns a person's plan. Nobody can subscribe yet, so everybody has Premium and no payment is refused because of a
 * plan.
 */
export const planOf = async (_tx: Tx, _personId: string): Promise<Plan | 'lapsed'> => 'premium'
