import type { SupportPaymentDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { paymentChart } from '../child-support.chart.ts'
import type { Messages } from '../texts.ts'
import type { OnAction } from './support-action.ts'

type PaymentTurnProps = { waiting: SupportPaymentDto; viewer: Viewer; messages: Messages; onAction: OnAction }

/** Shows a payment that its receiver has not confirmed yet. */
export function PaymentTurn({ waiting, viewer, messages, onAction }: PaymentTurnProps) {
  const { payment, paidOn } = waiting
  const chart = paymentChart(payment)
  const may = (action: 'confirm' | 'refuse' | 'void') => chart.can({ type: `payment.${action}` })
  const choose = (action: 'confirm' | 'refuse' | 'void') => () => onAction({ on: 'payment', action, payment: waiting })
  const yours = may('confirm')
  const name = viewer.nameOf(payment.receiverId)
  const params = { amount: viewer.money(payment.amount), date: viewer.date(paidOn) }
  const { turn, chip } = messages
  return (
    <TurnCard
      tone={chart.tone === 'attention' && !yours ? 'waiting' : chart.tone}
      chip={yours ? chip.you() : chip.waiting({ name })}
      title={
        yours
          ? turn.payment.title({ ...params, payer: viewer.nameOf(payment.payerId) })
          : turn.paymentWaits.title({ ...params, name })
      }
      why={yours ? turn.payment.why() : turn.paymentWaits.why()}
      actions={
        <>
          {may('confirm') && (
            <Button variant="secondary" onClick={choose('confirm')}>
              {messages.payment.confirm()}
            </Button>
          )}
          {may('refuse') && (
            <Button variant="secondary" onClick={choose('refuse')}>
              {messages.payment.refuse()}
            </Button>
          )}
          {!yours && may('void') && (
            <Button variant="secondary" onClick={choose('void')}>
              {messages.payment.void()}
            </Button>
          )}
        </>
      }
    >
      {(payment.number || payment.note) && (
        <p>
          <Verbatim>
            {[payment.number && turn.number({ number: payment.number }), payment.note].filter(Boolean).join(' · ')}
          </Verbatim>
        </p>
      )}
    </TurnCard>
  )
}
