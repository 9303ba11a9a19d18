import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import { type Figure, FigureCards } from '#src/app/shared/list/figure-cards.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Words } from '../texts.ts'

type Totals = NonNullable<ExpensePageDto['totals']>

function figuresOf({ youOwe, othersOwe, withBank }: Totals, reader: Viewer, words: Words): Figure[] {
  const { totals } = words.expenses.log
  const own = reader.addressed ? totals.youOwe() : totals.owes({ name: reader.nameOf(reader.viewpoint) })
  const figure = (key: string, label: string, amount: number, note: string) => ({
    ...{ key, label, note },
    amount: reader.money(amount),
  })
  const expenses = (count: number) => totals.expenses({ count })
  return [
    figure('you', own, youOwe.amount, expenses(youOwe.count)),
    figure('other', totals.owes({ name: otherParentOf(reader) }), othersOwe.amount, expenses(othersOwe.count)),
    ...(withBank.count > 0
      ? [figure('bank', totals.withBank(), withBank.amount, totals.payments({ count: withBank.count }))]
      : []),
  ]
}

type LogTotalsProps = { totals: ExpensePageDto['totals'] | undefined; reader: Viewer; words: Words }

/** What is outstanding, per parent and with the bank. */
export function LogTotals({ totals, reader, words }: LogTotalsProps) {
  return <FigureCards label={words.expenses.log.totals.label()} figures={totals && figuresOf(totals, reader, words)} />
}
