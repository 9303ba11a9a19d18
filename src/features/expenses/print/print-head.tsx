import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { filtersText, orderText } from '../list/log-options.ts'

type PrintHeadProps = {
  selection: ExpenseSelection
  count: number
  totals: ExpensePageDto['totals'] | undefined
  viewer: Viewer
  messages: TranslationFunctions
}

function totalsText({ totals, viewer, messages }: PrintHeadProps): string {
  const { paper } = messages.expenses
  if (!totals) return ''
  const other = otherParentOf(viewer)
  const owes = (name: string, amount: number) => paper.owes({ name, amount: viewer.money(amount) })
  return [
    owes(viewer.nameOf(viewer.viewpoint), totals.youOwe.amount),
    other && owes(other, totals.othersOwe.amount),
    totals.withBank.count > 0 && paper.bank({ amount: viewer.money(totals.withBank.amount) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Says who requested the print, with whose view, for which selection, and when. */
export function PrintHead(props: PrintHeadProps) {
  const { selection, count, totals, viewer, messages } = props
  const { paper, log } = messages.expenses
  const { print } = messages.common
  const { family, requester, made } = useRequestFacts(viewer)
  const facts = [
    family,
    requester,
    { term: print.filters(), value: filtersText(selection, viewer, messages) || paper.none() },
    { term: print.order(), value: orderText(selection, messages) },
    { term: print.contains(), value: log.found({ count }) },
    ...(totals ? [{ term: paper.totals(), value: totalsText(props) }] : []),
    made,
  ]
  return <PrintFacts title={`${messages.productName()} · ${paper.title()}`} facts={facts} note={paper.withheld()} />
}
