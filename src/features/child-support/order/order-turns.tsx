import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { metaOfOrder, orderChart } from '#src/features/child-support/support-order.chart.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { mayOrder, type OrderAction } from '../child-support.chart.ts'
import type { OnAction } from '../ledger/support-action.ts'
import { askerOf, type Messages, otherOf } from '../texts.ts'
import { OrderFacts } from './order-facts.tsx'

/** Opposite answers have equal weight: neither of them is the default. */
const answers: Record<'claim' | 'end', readonly OrderAction[]> = {
  claim: ['confirm', 'dispute', 'withdraw'],
  end: ['agreeEnd', 'refuseEnd', 'withdrawEnd'],
}
const yes: readonly OrderAction[] = ['confirm', 'agreeEnd']

type TurnTexts = { title: string; why: string; notice?: string; chip: string }

function textsOf(order: SupportOrderDto, yours: boolean, viewer: Viewer, messages: Messages): TurnTexts {
  const { turn, chip } = messages
  const ends = metaOfOrder(order).asks === 'end'
  const asker = ends ? askerOf(order) : order.createdBy
  const answerer = asker === order.createdBy ? otherOf(order) : order.createdBy
  const date = order.askedEnd ? viewer.date(order.askedEnd) : ''
  if (yours) {
    const { title, why, notice } = ends ? turn.end : turn.confirm
    return { title: title({ name: viewer.nameOf(asker), date }), why: why(), notice: notice(), chip: chip.you() }
  }
  const { title, why } = ends ? turn.endWaits : turn.confirmWaits
  const name = viewer.nameOf(answerer)
  return { title: title({ name, date }), why: why(), chip: chip.waiting({ name }) }
}

type OrderTurnProps = { order: SupportOrderDto; viewer: Viewer; messages: Messages; onAction: OnAction }

/** Shows an order, or the end of one, that waits for a parent. Renders nothing when neither is asked. */
export function OrderTurn({ order, viewer, messages, onAction }: OrderTurnProps) {
  const { asks } = metaOfOrder(order)
  if (!asks) return null
  const allowed = answers[asks].filter((action) => mayOrder(order, action))
  const yours = allowed.some((action) => yes.includes(action))
  const texts = textsOf(order, yours, viewer, messages)
  return (
    <TurnCard
      tone={yours ? 'attention' : orderChart(order).tone === 'attention' ? 'waiting' : orderChart(order).tone}
      chip={texts.chip}
      title={texts.title}
      why={texts.why}
      notice={yours && texts.notice}
      actions={
        allowed.length > 0 &&
        allowed.map((action) => (
          <Button key={action} variant="secondary" onClick={() => onAction({ on: 'order', action, order })}>
            {messages.action[action]()}
          </Button>
        ))
      }
    >
      {asks === 'claim' && <OrderFacts order={order} viewer={viewer} messages={messages} />}
    </TurnCard>
  )
}
