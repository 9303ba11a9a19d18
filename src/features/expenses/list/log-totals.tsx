import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import { type Figure, FigureCards } from '#src/app/shared/list/figure-cards.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'

type Totals = NonNullable<ExpensePageDto['totals']>

function figuresOf({ youOwe, othersOwe, withBank }: Totals, viewer: Viewer, messages: Messages): Figure[] {
  const { totals } = messages.expenses.log
  const own = viewer.addressed ? totals.youOwe() : totals.owes({ name: viewer.nameOf(viewer.viewpoint) })
  const figure = (key: string, label: string, amount: number, note: string) => ({
    key,
    label,
    note,
    amount: viewer.money(amount),
  })
  const expenses = (count: number) => totals.expenses({ count })
  return [
    figure('you', own, youOwe.amount, expenses(youOwe.count)),
    figure('other', totals.owes({ name: otherParentOf(viewer) }), othersOwe.amount, expenses(othersOwe.count)),
    ...(withBank.count > 0
      ? [figure('bank', totals.withBank(), withBank.amount, totals.payments({ count: withBank.count }))]
      : []),
  ]
}

type LogTotalsProps = { totals: ExpensePageDto['totals'] | undefined; viewer: Viewer; messages: Messages }

/** Shows what is outstanding, per parent and with the bank. */
export function LogTotals({ totals, viewer, messages }: LogTotalsProps) {
  return (
    <FigureCards label={messages.expenses.log.totals.label()} figures={totals && figuresOf(totals, viewer, messages)} />
  )
}
