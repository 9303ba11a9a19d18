import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import { orderChart } from '#src/app/shared/support-order/support-order.chart.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { mayOrder, type OrderAction } from '../child-support.chart.ts'
import type { Ask } from '../ledger/pending-action.ts'
import { askerOf, otherOf, type Words } from '../texts.ts'
import { OrderFacts } from './order-facts.tsx'

/** Equal weight for opposite answers: neither of them is the usual one. */
const answers: Record<'recorded' | 'endAsked', readonly OrderAction[]> = {
  recorded: ['confirm', 'dispute', 'withdraw'],
  endAsked: ['agreeEnd', 'refuseEnd', 'withdrawEnd'],
}
const yes: readonly OrderAction[] = ['confirm', 'agreeEnd']

type Said = { title: string; why: string; notice?: string; chip: string }

function say(order: SupportOrderDto, yours: boolean, reader: Viewer, words: Words): Said {
  const { turn, chip } = words
  const ends = order.status !== 'recorded'
  const asker = ends ? askerOf(order) : order.createdBy
  const answerer = asker === order.createdBy ? otherOf(order) : order.createdBy
  const date = order.askedEnd ? reader.date(order.askedEnd) : ''
  if (yours) {
    const { title, why, notice } = ends ? turn.end : turn.confirm
    return { title: title({ name: reader.nameOf(asker), date }), why: why(), notice: notice(), chip: chip.you() }
  }
  const { title, why } = ends ? turn.endWaits : turn.confirmWaits
  const name = reader.nameOf(answerer)
  return { title: title({ name, date }), why: why(), chip: chip.waiting({ name }) }
}

type OrderTurnProps = { order: SupportOrderDto; reader: Viewer; words: Words; onAsk: Ask }

/** An order, or an end of it, that waits for one of the parents. Nothing where neither is asked. */
export function OrderTurn({ order, reader, words, onAsk }: OrderTurnProps) {
  const kind = order.status === 'recorded' ? 'recorded' : order.status.startsWith('endAsked') ? 'endAsked' : null
  if (!kind) return null
  const allowed = answers[kind].filter((action) => mayOrder(order, action))
  const yours = allowed.some((action) => yes.includes(action))
  const said = say(order, yours, reader, words)
  return (
    <TurnCard
      tone={yours ? 'attention' : orderChart(order).tone === 'attention' ? 'waiting' : orderChart(order).tone}
      chip={said.chip}
      title={said.title}
      why={said.why}
      notice={yours && said.notice}
      actions={
        allowed.length > 0 &&
        allowed.map((action) => (
          <Button key={action} variant="secondary" onClick={() => onAsk({ on: 'order', action, order })}>
            {words.action[action]()}
          </Button>
        ))
      }
    >
      {kind === 'recorded' && <OrderFacts order={order} {...{ reader, words }} />}
    </TurnCard>
  )
}
