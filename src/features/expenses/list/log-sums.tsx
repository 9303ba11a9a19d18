import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSumsDto } from '#contract/expenses/expense-sums.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import type { Messages } from '../texts.ts'
import { owedParts } from './owed-parts.ts'
import { countTexts, type Owed, shareOfText } from './sum-texts.ts'

const Block = chakra('div', {
  base: { px: { base: 'u2', sm: 'u2.5' }, pb: 'u1.5', textStyle: 'secondary', color: 'fg.2' },
})
const Table = chakra('table', {
  base: {
    width: { base: 'full', sm: 'auto' },
    my: 'u0.5',
    '& th, & td': { py: '2px', textAlign: 'start', verticalAlign: 'bottom', fontWeight: 'normal' },
    '& thead th': { color: 'fg.3', maxW: '12rem' },
    '& :is(th, td) + :is(th, td)': { ps: { base: 'u2', sm: 'u4' }, textAlign: 'end' },
    '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-whole]': { color: 'fg', fontWeight: 'semibold' },
  },
})

type LogSumsProps = { sums: ExpenseSumsDto; viewer: Viewer; messages: Messages }

/** Sums what a filter selects: a column for each parent who owes, a row for each part of it, and what does not count. */
export function LogSums({ sums, viewer, messages }: LogSumsProps) {
  const { label } = messages.expenses.log.sums
  const { before, after } = countTexts(sums, viewer, messages)
  return (
    <Block role="group" aria-label={label()}>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {sums.counted.owed.length > 0 && <OwedTable owed={sums.counted.owed} viewer={viewer} messages={messages} />}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Block>
  )
}

type OwedTableProps = { owed: readonly Owed[]; viewer: Viewer; messages: Messages }

function OwedTable({ owed, viewer, messages }: OwedTableProps) {
  const { label, part, term } = messages.expenses.log.sums
  const parts = owedParts.filter((one) => owed.some((side) => side[one] > 0))
  return (
    <Table aria-label={label()}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{part()}</VisuallyHidden>
          </th>
          {owed.map((side) => (
            <th key={side.personId} scope="col">
              {shareOfText(side, viewer, messages)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['share', ...parts] as const).map((one) => (
          <tr key={one}>
            <th scope="row" data-whole={one === 'share' || undefined}>
              {term[one]()}
            </th>
            {owed.map((side) => (
              <td key={side.personId} data-whole={one === 'share' || undefined}>
                <Verbatim>{viewer.money(side[one])}</Verbatim>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
