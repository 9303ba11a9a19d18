import type { ExpenseTotalsDto } from '#contract/expenses/expense-sums.ts'
import { type Figure, FigureCards } from '#src/app/shared/list/figure-cards.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import { partTexts } from './owed-parts.ts'

type Owed = ExpenseTotalsDto['youOwe']
type OwedFigure = Figure & { readonly key: 'you' | 'other' }

/**
 * Describes what one side has agreed to and not paid, then what waits for their answer, which is not in the amount. What is
 * left to pay needs no word of its own unless something else is in the amount.
 */
function owedFigure(key: OwedFigure['key'], label: string, owed: Owed, viewer: Viewer, messages: Messages): OwedFigure {
  const { totals } = messages.expenses.log
  const { amount, count, unanswered, ...parts } = owed
  return {
    key,
    label,
    amount: viewer.money(amount),
    note: totals.expenses({ count }),
    parts: [
      ...(parts.left === amount ? [] : partTexts(parts, viewer, messages)),
      ...(unanswered > 0 ? [totals.unanswered({ amount: viewer.money(unanswered) })] : []),
    ],
  }
}

/** Describes what is owed of outstanding expenses, by the viewpoint first. */
export const owedFigures = (
  { youOwe, othersOwe }: ExpenseTotalsDto,
  viewer: Viewer,
  messages: Messages,
): OwedFigure[] => {
  const { totals } = messages.expenses.log
  const own = viewer.addressed ? totals.youOwe() : totals.owes({ name: viewer.nameOf(viewer.viewpoint) })
  return [
    owedFigure('you', own, youOwe, viewer, messages),
    owedFigure('other', totals.owes({ name: otherParentOf(viewer) }), othersOwe, viewer, messages),
  ]
}

function bankFigure({ amount, count }: ExpenseTotalsDto['withBank'], viewer: Viewer, { expenses }: Messages): Figure[] {
  const { totals } = expenses.log
  if (count === 0) return []
  return [{ key: 'bank', label: totals.withBank(), amount: viewer.money(amount), note: totals.payments({ count }) }]
}

type LogTotalsProps = { totals: ExpenseTotalsDto | undefined; viewer: Viewer; messages: Messages }

/** Shows what is outstanding, per parent and with the bank. */
export function LogTotals({ totals, viewer, messages }: LogTotalsProps) {
  const figures = totals && [...owedFigures(totals, viewer, messages), ...bankFigure(totals.withBank, viewer, messages)]
  return <FigureCards label={messages.expenses.log.totals.label()} figures={figures} usualParts={1} />
}
