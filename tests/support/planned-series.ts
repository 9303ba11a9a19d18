import { randomUUID } from 'node:crypto'
import { beginSchedule } from '#server/features/payment-schedules/payment-schedules.begin.ts'
import { paymentSeriesLifecycle } from '#server/features/payment-schedules/payment-schedules.lifecycle.ts'
import { expenseTarget } from '#server/use-cases/scheduling/expense-target.ts'
import { expenseAt } from './record/leaves.ts'
import type { Stage } from './stage.ts'

/**
 * Plans Dana's series of two payments for a fresh expense through the product; nobody needs an account. Resolves with
 * its id.
 */
export const plannedSeries = async (on: Stage): Promise<string> => {
  const expenseId = await expenseAt['approved.unpaid'](on)
  const { version } = await on.expenseRow(expenseId)
  const id = await on.act(on.dana, async (change) => {
    const target = await expenseTarget(change, { expenseId, version, notifies: true }, on.dana)
    const end = { by: 'count', count: 2 } as const
    const days = { frequency: 'monthlyOnDay', startsOn: '2026-12-01', end } as const
    const typed = { name: 'Braces', bankAccountId: randomUUID(), total: 142_50, ...days }
    return beginSchedule(change, paymentSeriesLifecycle, target, typed, on.dana)
  })
  if (id === null) throw new Error('one payment alone is no series')
  return id
}
