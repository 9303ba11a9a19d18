import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpensePage } from '#contract/expenses.ts'
import { otherParentOf, type Reader } from '#src/app/reader.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Card, CardBody } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Words } from './say.ts'

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u1', sm: 'u2' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
  },
})

type Totals = NonNullable<ExpensePage['totals']>
type Total = { readonly key: string; readonly label: string; readonly amount: number; readonly count: string }

function totalsOf({ youOwe, othersOwe, withBank }: Totals, reader: Reader, words: Words): Total[] {
  const { totals } = words.expenses.log
  const own = reader.addressed ? totals.youOwe() : totals.owes({ name: reader.nameOf(reader.viewpoint) })
  const count = (expenses: number) => totals.expenses({ count: expenses })
  return [
    { key: 'you', label: own, amount: youOwe.amount, count: count(youOwe.count) },
    {
      key: 'other',
      label: totals.owes({ name: otherParentOf(reader) }),
      amount: othersOwe.amount,
      count: count(othersOwe.count),
    },
    ...(withBank.count > 0
      ? [
          {
            key: 'bank',
            label: totals.withBank(),
            amount: withBank.amount,
            count: totals.payments({ count: withBank.count }),
          },
        ]
      : []),
  ]
}

type LogTotalsProps = { totals: ExpensePage['totals'] | undefined; reader: Reader; words: Words }

/** What is outstanding, per parent and with the bank. Bars of the same size stand there until it is known. */
export function LogTotals({ totals, reader, words }: LogTotalsProps) {
  if (!totals)
    return (
      <Cards aria-hidden="true">
        <TotalSkeleton />
        <TotalSkeleton />
      </Cards>
    )
  return (
    <Cards role="group" aria-label={words.expenses.log.totals.label()}>
      {totalsOf(totals, reader, words).map(({ key, label, amount, count }) => (
        <Card key={key}>
          <CardBody py="u1.5">
            <Amount size="figure" align="start" label={label} note={count}>
              {reader.money(amount)}
            </Amount>
          </CardBody>
        </Card>
      ))}
    </Cards>
  )
}

const TotalSkeleton = () => (
  <Card>
    <CardBody py="u1.5">
      <Skeleton width="72px" fontSize="0.84375rem" lineHeight="20px" />
      <Skeleton width="120px" height="20px" my="6px" />
      <Skeleton width="88px" fontSize="0.84375rem" />
    </CardBody>
  </Card>
)
