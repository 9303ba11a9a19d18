import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { foundText } from '../list/found-text.ts'
import { filtersText, orderText } from '../list/log-options.ts'
import { sumTexts } from '../list/sum-texts.ts'
import type { Log } from '../list/use-log.ts'

type PrintHeadProps = {
  selection: ExpenseSelection
  withPrivate: boolean
  log: Pick<Log, 'count' | 'sums'>
  viewer: Viewer
  messages: TranslationFunctions
}

/** Says who requested the print, with whose view, for which selection, what it adds up to, and when it was made. */
export function PrintHead({ selection, withPrivate, log, viewer, messages }: PrintHeadProps) {
  const { paper } = messages.expenses
  const { print } = messages.common
  const { family, requester, made } = useRequestFacts(viewer)
  const sums = log.sums ? sumTexts(log.sums, viewer, messages) : []
  const facts = [
    family,
    requester,
    { term: print.filters(), value: filtersText(selection, viewer, messages) || paper.none() },
    { term: print.order(), value: orderText(selection, messages) },
    { term: print.contains(), value: foundText(log.count, log.sums, viewer, messages) },
    ...(sums.length > 0 ? [{ term: paper.sum(), value: sums.map((text) => <div key={text}>{text}</div>) }] : []),
    made,
  ]
  const note = withPrivate ? paper.withPrivate({ name: viewer.nameOf(viewer.viewpoint) }) : paper.withheld()
  return <PrintFacts title={`${messages.productName()} · ${paper.title()}`} facts={facts} note={note} />
}
