import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { ExpenseAction } from '../expense.chart.ts'
import type { TurnModel } from '../turn-card.model.ts'

/** A phone shows these in the menu of the page's bar. */
export const isQuiet = (action: ExpenseAction): boolean => action === 'withdraw' || action === 'delete'

/** Only bank transfers can be scheduled, because a person hands over checks and cash. */
export const maySchedule = ({ actions }: TurnModel, { family }: Viewer): boolean =>
  actions.includes('pay') && family.bankTransfers
