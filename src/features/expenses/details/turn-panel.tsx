import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { bankServes } from '#domain/sending-limits.ts'
import { isReceiptAsked } from '#machines/expenses/expense.leaves.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink, type ButtonProps } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import type { PageAction } from '../commands/page-action.ts'
import type { ExpenseAction } from '../expense.chart.ts'
import { type Messages, plainChipText, turnText } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'

type TurnPanelProps = {
  item: ExpenseDto
  turn: TurnModel
  viewer: Viewer
  messages: Messages
  online: boolean
  /** This answer is being sent: its button says so, and no other answer is accepted. */
  busy: PageAction | null
  /** No answer is accepted for a moment after the expense changed. */
  held: boolean
  onAct: (action: PageAction) => void
}

/** Two opposite answers have equal weight; a single way forward is primary; ending or changing the expense is quiet. */
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

/** Shows whose turn it is, with exactly the buttons that the chart allows this person now. */
export function TurnPanel({ item, turn, viewer, messages, online, busy, held, onAct }: TurnPanelProps) {
  const { title, why } = turnText(messages, turn, viewer)
  const { turn: texts } = messages.expenses
  const notice = [!online && messages.common.answersOffline(), turn.notice && texts.notice[turn.notice]()]
    .filter(Boolean)
    .join(' ')
  const button = (given: PageAction, variant: ButtonProps['variant'], label: string) => (
    <Button
      key={given.action}
      variant={variant ?? 'secondary'}
      loading={busy?.action === given.action}
      disabled={held || (busy !== null && busy.action !== given.action)}
      onClick={() => onAct(given)}
    >
      {label}
    </Button>
  )
  const buttons: ReactNode[] = [
    ...turn.paymentActions.map((action) =>
      turn.payment
        ? button({ on: 'payment', action, payment: turn.payment }, 'secondary', messages.payments.action[action]())
        : null,
    ),
    ...turn.actions.map((action) =>
      button({ on: 'expense', action }, weightOf(action, item), labelOf(action, item, viewer, messages)),
    ),
  ]
  if (turn.actions.includes('pay') && bankServes(viewer.family.country))
    buttons.push(<Schedule key="schedule" id={item.id} messages={messages} />)
  if (turn.again) buttons.push(<Again key="again" id={item.id} messages={messages} />)
  if (turn.nextId) buttons.push(<Next key="next" id={turn.nextId} messages={messages} />)
  return (
    <TurnCard
      tone={turn.chip.tone}
      chip={plainChipText(messages, turn.chip)}
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
  action === 'addReceipt' && isReceiptAsked(status) ? 'primary' : weights[action]

function labelOf(action: ExpenseAction, { status, facts }: ExpenseDto, viewer: Viewer, { expenses }: Messages): string {
  const { action: texts } = expenses.turn
  if (action === 'approve' && facts.owed > 0) return texts.approveAmount({ owed: viewer.money(facts.owed) })
  if (action === 'requestReceipt' && isReceiptAsked(status)) return texts.requestReceiptAgain()
  return texts[action]({ name: otherParentOf(viewer) })
}

const Next = ({ id, messages }: { id: string; messages: Messages }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/$id" params={{ id }} />}>
    {messages.expenses.details.nextLink()}
  </ButtonLink>
)

/** Only bank transfers can be scheduled, because a person hands over checks and cash. */
const Schedule = ({ id, messages }: { id: string; messages: Messages }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/$id/schedule" params={{ id }} />}>
    {messages.expenses.turn.action.schedule()}
  </ButtonLink>
)

const Again = ({ id, messages }: { id: string; messages: Messages }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/new" search={{ again: id }} />}>
    {messages.expenses.turn.action.again()}
  </ButtonLink>
)
