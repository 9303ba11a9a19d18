import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { bankServes } from '#domain/sending-limits.ts'
import type { PaymentAction } from '#src/app/shared/payments/payment.chart.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink, type ButtonProps } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import type { ExpenseAction } from '../expense.chart.ts'
import { sayPlainChip, sayTurn, type Words } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'

export type Ask =
  | { readonly on: 'expense'; readonly action: ExpenseAction }
  | { readonly on: 'payment'; readonly action: PaymentAction; readonly payment: PaymentDto }

type TurnPanelProps = {
  item: ExpenseDto
  turn: TurnModel
  reader: Viewer
  words: Words
  online: boolean
  /** The answer on its way: its button says so, and no other is taken. */
  busy: Ask | null
  onAsk: (ask: Ask) => void
}

/** Two opposite answers weigh the same; what goes forward alone is primary; what ends or changes it is quiet. */
const weights: Record<ExpenseAction, ButtonProps['variant']> = {
  share: 'primary',
  approve: 'secondary',
  decline: 'secondary',
  requestReceipt: 'tertiary',
  pay: 'primary',
  addReceipt: 'secondary',
  edit: 'secondary',
  markReimbursed: 'secondary',
  withdraw: 'tertiary',
  delete: 'tertiary',
}

/** What is asked of whom, and exactly the buttons that the chart allows this person now. */
export function TurnPanel({ item, turn, reader, words, online, busy, onAsk }: TurnPanelProps) {
  const { title, why } = sayTurn(words, turn, reader)
  const { turn: said } = words.expenses
  const notice = [!online && said.offline(), turn.notice && said.notice[turn.notice]()].filter(Boolean).join(' ')
  const press = (ask: Ask, variant: ButtonProps['variant'], label: string) => (
    <Button
      key={ask.action}
      variant={variant ?? 'secondary'}
      loading={busy?.action === ask.action}
      disabled={busy !== null && busy.action !== ask.action}
      onClick={() => onAsk(ask)}
    >
      {label}
    </Button>
  )
  const buttons: ReactNode[] = [
    ...turn.paymentActions.map((action) =>
      turn.payment
        ? press({ on: 'payment', action, payment: turn.payment }, 'secondary', words.payments.action[action]())
        : null,
    ),
    ...turn.actions.map((action) =>
      press({ on: 'expense', action }, weightOf(action, item), labelOf(action, item, reader, words)),
    ),
  ]
  if (turn.actions.includes('pay') && bankServes(reader.family.country))
    buttons.push(<Schedule key="schedule" id={item.id} words={words} />)
  if (turn.again) buttons.push(<Again key="again" id={item.id} words={words} />)
  if (turn.nextId) buttons.push(<Next key="next" id={turn.nextId} words={words} />)
  return (
    <TurnCard
      tone={turn.chip.tone}
      chip={sayPlainChip(words, turn.chip)}
      title={title}
      why={why}
      notice={buttons.length > 0 && notice}
      actions={buttons.length > 0 && buttons}
      chipInHeader
    >
      {item.reason && <Quote>{item.reason}</Quote>}
    </TurnCard>
  )
}

const weightOf = (action: ExpenseAction, { status }: ExpenseDto) =>
  action === 'addReceipt' && status === 'receiptRequested' ? 'primary' : weights[action]

function labelOf(action: ExpenseAction, { status }: ExpenseDto, reader: Viewer, { expenses }: Words): string {
  const { action: said } = expenses.turn
  if (action === 'requestReceipt' && status === 'receiptRequested') return said.requestReceiptAgain()
  return said[action]({ name: otherParentOf(reader) })
}

const Next = ({ id, words }: { id: string; words: Words }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/$id" params={{ id }} />}>
    {words.expenses.details.nextLink()}
  </ButtonLink>
)

/** Only by bank: what goes from hand to hand cannot wait for a day. */
const Schedule = ({ id, words }: { id: string; words: Words }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/$id/schedule" params={{ id }} />}>
    {words.expenses.turn.action.schedule()}
  </ButtonLink>
)

const Again = ({ id, words }: { id: string; words: Words }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/new" search={{ again: id }} />}>
    {words.expenses.turn.action.again()}
  </ButtonLink>
)
