import type { WaitingMonthlyDto } from '#contract/home.ts'
import { permissions } from '#contract/permissions.ts'
import type { HomeLines } from '../feature.ts'
import { monthlyItems } from './monthly-expenses.item.ts'
import { lastingMonthly } from './monthly-expenses.store.ts'

/** Lists the drafts whose day has come, for their owner alone. */
export const monthlyWaiting: HomeLines = async (tx, viewer, now) => {
  const rows = permissions['expense.create'](viewer) ? await lastingMonthly(tx) : []
  const due = (await monthlyItems(tx, viewer, rows, now)).filter(({ facts }) => facts.due)
  const monthly = due.map(
    ({ id, name, total, currency, nextOn: on }): WaitingMonthlyDto => ({ id, name, total, currency, on }),
  )
  return { you: { count: monthly.length, lists: { monthly } }, others: { count: 0, lists: {} } }
}
