import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { handedOverText } from '#src/features/payments/handed-over-text.ts'
import {
  allowedPaymentActions,
  isReturned,
  type PaymentAction,
  paymentChartOf,
} from '#src/features/payments/payment.chart.ts'
import { paymentLabelKeyOf } from '#src/features/payments/payment-label.ts'
import { ReturnedWhy } from '#src/features/payments/returned-why.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Money } from '#src/ui/data/amount.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { PageAction } from '../commands/page-action.ts'
import type { Messages } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'

const Entry = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'u1',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    '& + &': { borderTopWidth: '1px' },
  },
})
const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 'u1', flexWrap: 'wrap' },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 'u1' } })
const Small = chakra('div', { base: { textStyle: 'secondary', color: 'fg.3' } })

type PaymentsCardProps = {
  item: ExpenseDto
  turn: TurnModel
  viewer: Viewer
  messages: Messages
  busy: PageAction | null
  onAct: (action: PageAction) => void
}

/** Shows every payment for this expense. A question that the turn card asks is not repeated here. */
export function PaymentsCard({ item, turn, ...rest }: PaymentsCardProps) {
  if (item.payments.length === 0) return null
  return (
    <Card bleed>
      <CardHeader title={rest.messages.expenses.details.payments.title()} />
      <ul>
        {item.payments.map((payment) => (
          <Payment
            key={payment.id}
            {...rest}
            item={item}
            payment={payment}
            actions={allowedPaymentActions(payment).filter(
              (action) => payment.id !== turn.payment?.id || !turn.paymentActions.includes(action),
            )}
          />
        ))}
      </ul>
    </Card>
  )
}

/** A line of a payment; `typed` where it has words of a person. */
type PaymentLine = { readonly text: string; readonly typed?: boolean }

function linesOf(payment: PaymentDto, item: ExpenseDto, viewer: Viewer, { payments }: Messages): PaymentLine[] {
  const from = viewer.isYou(payment.payerId)
    ? payments.fromYou()
    : payments.from({ payer: viewer.nameOf(payment.payerId) })
  const part = payment.allocations.find(({ expenseId }) => expenseId === item.id)?.amount ?? payment.amount
  const others = payment.allocations.filter(({ expenseId }) => expenseId !== item.id)
  return [
    { text: `${payments.method[payment.method]()}, ${from}` },
    ...handedOverText(payment, viewer, payments).map((text) => ({ text })),
    ...(payment.number ? [{ text: payments.number({ number: payment.number }), typed: true }] : []),
    ...(part === payment.amount ? [] : [{ text: payments.partOf({ part: viewer.money(part) }) }]),
    ...(others.length > 0
      ? [{ text: payments.alsoFor({ expenses: others.map(({ expenseName }) => expenseName).join(', ') }), typed: true }]
      : []),
    { text: viewer.instant(payment.createdAt) },
  ]
}

type PaymentProps = Omit<PaymentsCardProps, 'turn'> & { payment: PaymentDto; actions: readonly PaymentAction[] }

function Payment({ item, payment, actions, viewer, messages, busy, onAct }: PaymentProps) {
  const { payments } = messages
  const chart = paymentChartOf(payment)
  return (
    <Entry>
      <Line>
        <chakra.span textStyle="strong">
          <Verbatim>
            <Money>{viewer.money(payment.amount)}</Money>
          </Verbatim>
        </chakra.span>
        <Chip tone={toneOf(chart)}>{payments.label[paymentLabelKeyOf(chart.label)]()}</Chip>
      </Line>
      <Small>
        {linesOf(payment, item, viewer, messages).map(({ text, typed }) => (
          <div key={text}>{typed ? <Verbatim>{text}</Verbatim> : text}</div>
        ))}
        <chakra.div color="fg.link" textDecoration="underline">
          <Link to="/expenses/payments/$id" params={{ id: payment.id }}>
            {payments.see()}
          </Link>
        </chakra.div>
      </Small>
      {payment.note && <Quote>{payment.note}</Quote>}
      {isReturned(payment.status) && <ReturnedWhy code={payment.returnCode} toPayer={viewer.isYou(payment.payerId)} />}
      {payment.failure && <Small>{payments.failure[payment.failure]()}</Small>}
      {payment.reason && <Quote>{payments.reason({ reason: payment.reason })}</Quote>}
      {actions.length > 0 && (
        <Buttons>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant="secondary"
              disabled={busy !== null}
              onClick={() => onAct({ on: 'payment', action, payment })}
            >
              {payments.action[action]()}
            </Button>
          ))}
        </Buttons>
      )}
    </Entry>
  )
}
