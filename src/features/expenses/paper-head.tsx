import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import type { ExpensePage } from '#contract/expenses.ts'
import { formatInstant } from '#contract/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/app-context.ts'
import { useFamily } from '#src/app/data/family.ts'
import { otherParentOf, type Reader } from '#src/app/reader.ts'
import { orderName, orderOptions, sayFilters } from './log-options.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
    columnGap: 'u3',
    rowGap: { base: '0', sm: 'u0.5' },
    my: 'u2',
    _print: { gridTemplateColumns: 'auto 1fr' },
    '& dt': { color: 'fg.2' },
    '& dd': { mb: { base: 'u1', sm: '0' }, overflowWrap: 'anywhere' },
  },
})

type PaperHeadProps = {
  selection: ExpenseSelection
  count: number
  totals: ExpensePage['totals'] | undefined
  reader: Reader
  words: TranslationFunctions
}

function useFacts({ selection, count, totals, reader, words }: PaperHeadProps) {
  const { serverClock } = useApp()
  const { mode } = useFamily()
  const [made] = useState(() => serverClock.now())
  const { paper, log } = words.expenses
  const [name, other] = [reader.nameOf(reader.viewpoint), otherParentOf(reader)]
  const owes = (who: string, amount: number) => paper.owes({ name: who, amount: reader.money(amount) })
  const bank = totals && totals.withBank.count > 0 && paper.bank({ amount: reader.money(totals.withBank.amount) })
  const owed = totals && [owes(name, totals.youOwe.amount), other && owes(other, totals.othersOwe.amount), bank]
  const order = orderOptions(words).find(({ value }) => value === orderName(selection))
  return [
    { term: paper.family(), value: other ? paper.names({ a: name, b: other }) : name },
    { term: paper.asked(), value: mode === 'self' ? paper.own({ name }) : paper.viewing({ name }) },
    { term: paper.filters(), value: sayFilters(selection, reader, words) || paper.none() },
    { term: paper.order(), value: order?.label },
    { term: paper.contains(), value: log.found({ count }) },
    ...(owed ? [{ term: paper.totals(), value: owed.filter(Boolean).join(' · ') }] : []),
    { term: paper.made(), value: formatInstant(made, reader.family.timeZone, reader.locale, 'long') },
  ]
}

/** Who asked, through whose eyes, for what, and when: without it a list of lines proves nothing. */
export function PaperHead(props: PaperHeadProps) {
  const { paper } = props.words.expenses
  const facts = useFacts(props)
  return (
    <>
      <chakra.h2 textStyle="cardHeading">
        {props.words.productName()} · {paper.title()}
      </chakra.h2>
      <Facts>
        {facts.map(({ term, value }) => (
          <chakra.div key={term} display="contents">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </Facts>
      <chakra.p textStyle="secondary" color="fg.2">
        {paper.withheld()}
      </chakra.p>
    </>
  )
}
