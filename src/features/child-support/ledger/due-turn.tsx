import { Link } from '@tanstack/react-router'
import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { mayPay } from '#src/features/child-support/support-order.chart.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import type { Messages } from '../texts.ts'
import type { OnAction } from './support-action.ts'

type DueTurnProps = {
  ledger: SupportLedgerDto
  order: SupportOrderDto
  viewer: Viewer
  messages: Messages
  onAction: OnAction
}

/** Says what has fallen due, how urgent it is, and lets its payer pay. Nothing is shown while nothing is due. */
export function DueTurn({ ledger, order, viewer, messages, onAction }: DueTurnProps) {
  const { arrears, open } = ledger.summary
  if (open === 0) return null
  const yours = mayPay(order)
  const name = viewer.nameOf(order.payerId)
  const texts = yours ? messages.turn.pay : messages.turn.payWaits
  const when = arrears === 0 ? 'today' : arrears >= open ? 'overdue' : 'some'
  const params = { amount: viewer.money(open), name }
  return (
    <TurnCard
      tone={yours ? 'attention' : 'waiting'}
      chip={yours ? messages.chip.you() : messages.chip.waiting({ name })}
      title={texts[when](params)}
      why={when === 'some' && messages.turn.someOverdue({ amount: viewer.money(arrears) })}
      actions={
        yours && <PayActions root={ledger.root} order={order} viewer={viewer} messages={messages} onAction={onAction} />
      }
    />
  )
}

type PayActionsProps = Omit<DueTurnProps, 'ledger'> & { root: string }

/** Offers to pay now, and to schedule payments where bank transfers are offered. */
export function PayActions({ root, order, viewer, messages, onAction }: PayActionsProps) {
  return (
    <>
      {viewer.family.bankTransfers && (
        <ButtonLink variant="secondary" link={<Link to="/expenses/childSupport/schedule" search={{ ledger: root }} />}>
          {messages.action.schedule()}
        </ButtonLink>
      )}
      <Button onClick={() => onAction({ on: 'pay', order })}>{messages.action.pay()}</Button>
    </>
  )
}
