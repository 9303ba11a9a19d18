import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { useAsked } from '#src/app/shared/print/use-asked.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { orderName, orderOptions, sayFilters } from '../list/log-options.ts'

type PrintHeadProps = {
  selection: ExpenseSelection
  count: number
  totals: ExpensePageDto['totals'] | undefined
  reader: Viewer
  words: TranslationFunctions
}

function sayTotals({ totals, reader, words }: PrintHeadProps): string {
  const { paper } = words.expenses
  if (!totals) return ''
  const other = otherParentOf(reader)
  const owes = (name: string, amount: number) => paper.owes({ name, amount: reader.money(amount) })
  return [
    owes(reader.nameOf(reader.viewpoint), totals.youOwe.amount),
    other && owes(other, totals.othersOwe.amount),
    totals.withBank.count > 0 && paper.bank({ amount: reader.money(totals.withBank.amount) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Who asked, through whose eyes, for what, and when. */
export function PrintHead(props: PrintHeadProps) {
  const { selection, count, totals, reader, words } = props
  const { paper, log } = words.expenses
  const { family, asked, made } = useAsked(reader)
  const order = orderOptions(words).find(({ value }) => value === orderName(selection))
  const facts = [
    ...[family, asked],
    { term: paper.filters(), value: sayFilters(selection, reader, words) || paper.none() },
    { term: paper.order(), value: order?.label },
    { term: paper.contains(), value: log.found({ count }) },
    ...(totals ? [{ term: paper.totals(), value: sayTotals(props) }] : []),
    made,
  ]
  return <PrintFacts title={`${words.productName()} · ${paper.title()}`} facts={facts} note={paper.withheld()} />
}
