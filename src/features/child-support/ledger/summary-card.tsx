import { chakra } from '@chakra-ui/react/styled-system'
import type { SupportSummaryDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Amount } from '#src/ui/data/amount.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Words } from '../texts.ts'
import { dueName } from './dues-table.tsx'

const Figures = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
    columnGap: 'u3',
    rowGap: 'u2',
  },
})

type SummaryCardProps = { summary: SupportSummaryDto; reader: Viewer; words: Words }

/** Where it stands today: what is late, the latest due, what was paid in all, what comes next. */
export function SummaryCard({ summary, reader, words }: SummaryCardProps) {
  const { arrears, current, settled, onItsWay, next, credit, scheduled } = summary
  const said = words.summary
  const money = reader.money
  return (
    <Card bleed aria-labelledby="support-today">
      <CardHeader id="support-today" title={said.title()} />
      <CardBody>
        <Figures>
          <Amount size="figure" align="start" label={said.arrears()} note={arrears === 0 && said.noArrears()}>
            {money(arrears)}
          </Amount>
          {current && (
            <Amount
              size="figure"
              align="start"
              label={said.current({ date: reader.day(current.dueOn) })}
              note={said.currentNote({ paid: money(current.settled), amount: money(current.amount) })}
            >
              {dueName(current, words)}
            </Amount>
          )}
          <Amount
            size="figure"
            align="start"
            label={said.settled()}
            note={[
              ...(onItsWay > 0 ? [said.onItsWay({ amount: money(onItsWay) })] : []),
              ...(credit > 0 ? [said.credit({ amount: money(credit) })] : []),
            ].join(', ')}
          >
            {money(settled)}
          </Amount>
          {next ? (
            <Amount
              size="figure"
              align="start"
              label={said.next({ date: reader.day(next.dueOn) })}
              note={[
                ...(next.settled > 0 ? [said.nextNote({ paid: money(next.settled) })] : []),
                ...(scheduled > 0 ? [said.scheduled({ amount: money(scheduled) })] : []),
              ].join(', ')}
            >
              {money(next.amount)}
            </Amount>
          ) : (
            <Amount
              size="figure"
              align="start"
              label={said.noNext()}
              note={scheduled > 0 && said.scheduled({ amount: money(scheduled) })}
            >
              –
            </Amount>
          )}
        </Figures>
      </CardBody>
    </Card>
  )
}
