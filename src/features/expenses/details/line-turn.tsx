import { chakra } from '@chakra-ui/react/styled-system'
import { expenseMeta } from '#machines/expenses/expense.leaves.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { chartOf } from '../expense.chart.ts'
import { sceneOf } from '../labels.ts'
import { receiptHeight } from '../receipts/turn-receipts.tsx'
import { chipText, type Messages, plainChipText, turnText } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import type { ExpenseLine } from './line-of.ts'
import { turnButtons } from './turn-buttons.tsx'

type LineTurnProps = { line: ExpenseLine; turn: TurnModel; viewer: Viewer; messages: Messages }

/** Has the size of a sentence that is not known yet, and does not show its words. */
const Unknown = chakra('span', {
  base: { borderRadius: 'base', bg: 'line', '& > span': { visibility: 'hidden' } },
})

const nothing = () => undefined

/** Says whose turn it is as far as a line of a list tells, in the size of the card that takes its place. */
export function LineTurn({ line, turn, viewer, messages }: LineTurnProps) {
  const { title, why } = turnText(messages, turn, viewer)
  // A line of the log does not name the payment that is asked about, and no line whether another expense follows.
  const asks = turn.key === 'paymentUnconfirmedCreator' && turn.payment === null
  const isEnded = expenseMeta(line.status).uncounted === 'ended'
  const usual = [messages.payments.numberIn({ number: '1000' }), viewer.dayOf(line.createdAt)]
  const notice = turn.notice && messages.expenses.turn.notice[turn.notice]()
  const buttons = [
    ...(asks ? (['confirm', 'refuse'] as const) : []).map((action) => (
      <Button key={action} variant="secondary">
        {messages.payments.action[action]()}
      </Button>
    )),
    ...turnButtons({ item: line, turn, viewer, messages, busy: null, held: true, onAct: nothing }),
  ]
  const parts = [
    sceneOf(chartOf(line).label) === 'declined' && <Skeleton key="reason" width="60%" />,
    turn.actions.includes('approve') && <Skeleton key="receipts" my="0" width="72px" height={receiptHeight} />,
  ].filter(Boolean)
  return (
    <TurnCard
      tone={turn.chip.tone}
      chip={plainChipText(messages, turn.chip)}
      title={asks ? chipText(messages, turn.chip) : title}
      why={
        asks || isEnded ? (
          <Unknown aria-hidden="true">
            <span>{asks ? [why, ...usual].join(' ') : why}</span>
          </Unknown>
        ) : (
          why
        )
      }
      notice={buttons.length > 0 && notice}
      actions={
        buttons.length > 0 && (
          // Nobody answers before the server has said what may be answered.
          <HeldPlace waits inert aria-hidden="true">
            {buttons}
          </HeldPlace>
        )
      }
      chipInHeader
    >
      {parts.length > 0 && parts}
    </TurnCard>
  )
}
