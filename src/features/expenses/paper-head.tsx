import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePage } from '#contract/expenses/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { PaperFacts } from '#src/app/paper/paper-facts.tsx'
import { useAsked } from '#src/app/paper/use-asked.ts'
import { otherParentOf, type Reader } from '#src/app/reader.ts'
import { orderName, orderOptions, sayFilters } from './log-options.ts'

type PaperHeadProps = {
  selection: ExpenseSelection
  count: number
  totals: ExpensePage['totals'] | undefined
  reader: Reader
  words: TranslationFunctions
}

function sayTotals({ totals, reader, words }: PaperHeadProps): string {
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
export function PaperHead(props: PaperHeadProps) {
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
  return <PaperFacts title={`${words.productName()} · ${paper.title()}`} facts={facts} note={paper.withheld()} />
}
