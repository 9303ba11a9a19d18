import { chakra } from '@chakra-ui/react/styled-system'
import type { SupportSummaryDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Amount } from '#src/ui/data/amount.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Messages } from '../texts.ts'
import { dueName } from './dues-table.tsx'

const Figures = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' },
    columnGap: { base: 'u2', sm: 'u3' },
    rowGap: 'u2',
  },
})

type SummaryCardProps = { summary: SupportSummaryDto; viewer: Viewer; messages: Messages }

/** Sums up the ledger today: what is to be paid now, the latest due, what was paid in all, what comes next. */
export function SummaryCard({ summary, viewer, messages }: SummaryCardProps) {
  const { arrears, open, current, settled, onItsWay, next, credit, scheduled } = summary
  const texts = messages.summary
  const money = viewer.money
  const currentText = current && current.dueOn < viewer.today ? texts.currentPast : texts.current
  return (
    <Card bleed aria-labelledby="support-today">
      <CardHeader id="support-today" title={texts.title()} />
      <CardBody>
        <Figures>
          <Amount
            size="figure"
            align="start"
            label={texts.open()}
            note={arrears === 0 ? texts.noArrears() : texts.arrears({ amount: money(arrears) })}
          >
            {money(open)}
          </Amount>
          {current && (
            <Amount
              size="figure"
              align="start"
              label={currentText({ date: viewer.day(current.dueOn) })}
              note={[dueName(current, messages), texts.currentNote({ paid: money(current.settled) })].join(', ')}
            >
              {money(current.amount)}
            </Amount>
          )}
          <Amount
            size="figure"
            align="start"
            label={texts.settled()}
            note={[
              ...(onItsWay > 0 ? [texts.onItsWay({ amount: money(onItsWay) })] : []),
              ...(credit > 0 ? [texts.credit({ amount: money(credit) })] : []),
            ].join(', ')}
          >
            {money(settled)}
          </Amount>
          {next ? (
            <Amount
              size="figure"
              align="start"
              label={texts.next({ date: viewer.day(next.dueOn) })}
              note={[
                ...(next.settled > 0 ? [texts.nextNote({ paid: money(next.settled) })] : []),
                ...(scheduled > 0 ? [texts.scheduled({ amount: money(scheduled) })] : []),
              ].join(', ')}
            >
              {money(next.amount)}
            </Amount>
          ) : (
            <Amount
              size="figure"
              align="start"
              label={texts.noNext()}
              note={scheduled > 0 && texts.scheduled({ amount: money(scheduled) })}
            >
              –
            </Amount>
          )}
        </Figures>
      </CardBody>
    </Card>
  )
}
