import { chakra } from '@chakra-ui/react/styled-system'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { isReceiptAsked } from '#machines/expenses/expense.leaves.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink, type ButtonProps } from '#src/ui/buttons/button.tsx'
import type { PageAction } from '../commands/page-action.ts'
import type { ExpenseAction } from '../expense.chart.ts'
import type { Messages } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import { isQuiet, maySchedule } from './quiet-actions.ts'

export type TurnButtonsProps = {
  item: ExpenseSummaryDto
  turn: TurnModel
  viewer: Viewer
  messages: Messages
  /** This answer is being sent: its button says so, and no other answer is accepted. */
  busy: PageAction | null
  /** No answer is accepted for a moment after the expense changed. */
  held: boolean
  onAct: (action: PageAction) => void
}

/** A phone has its content in the menu of the page's bar. */
const WhereWide = chakra('div', { base: { display: { base: 'none', md: 'contents' } } })

type Given = {
  readonly action: PageAction
  readonly label: string
  readonly look?: Pick<ButtonProps, 'variant' | 'icon'>
}

/** Two opposite answers have equal weight; a single way forward is primary; ending or changing the expense is quiet. */
const weights: Record<Exclude<ExpenseAction, 'pay'>, NonNullable<ButtonProps['variant']>> = {
  share: 'primary',
  approve: 'secondary',
  decline: 'secondary',
  requestReceipt: 'tertiary',
  addReceipt: 'secondary',
  edit: 'secondary',
  markReimbursed: 'secondary',
  withdraw: 'tertiary',
  delete: 'tertiary',
}

/** Gives exactly the buttons that the chart allows this person now, with the primary one last. */
export function turnButtons({ busy, held, onAct, ...part }: TurnButtonsProps): ReactNode[] {
  const { item, turn, messages } = part
  const buttons = givenIn(part).map(({ action, label, look }) => {
    const button = (
      <Button
        key={label}
        variant="secondary"
        {...look}
        loading={busy?.action === action.action}
        disabled={held || (busy !== null && busy.action !== action.action)}
        onClick={() => onAct(action)}
      >
        {label}
      </Button>
    )
    return action.on === 'expense' && isQuiet(action.action) ? <WhereWide key={label}>{button}</WhereWide> : button
  })
  return [
    maySchedule(turn, part.viewer) && <Schedule key="schedule" id={item.id} messages={messages} />,
    ...buttons,
    turn.again && <Again key="again" id={item.id} messages={messages} />,
    turn.nextId && <Next key="next" id={turn.nextId} messages={messages} />,
  ].filter(Boolean)
}

type Part = Pick<TurnButtonsProps, 'item' | 'turn' | 'viewer' | 'messages'>

function givenIn(part: Part): Given[] {
  const { turn, messages } = part
  const { payment } = turn
  return [
    ...(payment
      ? turn.paymentActions.map((action) => ({
          action: { on: 'payment', action, payment } as const,
          label: messages.payments.action[action](),
        }))
      : []),
    ...turn.actions.flatMap((action) => (action === 'pay' ? waysToPay(part) : answer(action, part))),
  ]
}

/** Offers a bank transfer where there is one; a check or cash that changes hands is possible everywhere. */
function waysToPay({ viewer, messages }: Part): Given[] {
  const { pay, payByBank } = messages.expenses.turn.action
  const byHand = { action: { on: 'expense', action: 'pay', way: 'check' }, label: pay() } as const
  if (!viewer.family.bankTransfers) return [{ ...byHand, look: { variant: 'primary' } }]
  const byBank = { action: { on: 'expense', action: 'pay', way: 'bank' }, label: payByBank() } as const
  return [byHand, { ...byBank, look: { variant: 'primary', icon: IconBuildingBank } }]
}

function answer(action: Exclude<ExpenseAction, 'pay'>, part: Part): Given {
  const asked = action === 'addReceipt' && isReceiptAsked(part.item.status)
  return {
    action: { on: 'expense', action },
    label: labelOf(action, part),
    look: { variant: asked ? 'primary' : weights[action] },
  }
}

function labelOf(action: Exclude<ExpenseAction, 'pay'>, { item: { status, facts }, viewer, messages }: Part): string {
  const { action: texts } = messages.expenses.turn
  if (action === 'approve' && facts.owed > 0) return texts.approveAmount({ owed: viewer.money(facts.owed) })
  if (action === 'requestReceipt' && isReceiptAsked(status)) return texts.requestReceiptAgain()
  return texts[action]({ name: otherParentOf(viewer) })
}

const Next = ({ id, messages }: { id: string; messages: Messages }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/$id" params={{ id }} />}>
    {messages.expenses.details.nextLink()}
  </ButtonLink>
)

const Schedule = ({ id, messages }: { id: string; messages: Messages }) => (
  <WhereWide>
    <ButtonLink variant="tertiary" link={<Link to="/expenses/$id/schedule" params={{ id }} />}>
      {messages.expenses.turn.action.schedule()}
    </ButtonLink>
  </WhereWide>
)

const Again = ({ id, messages }: { id: string; messages: Messages }) => (
  <ButtonLink variant="secondary" link={<Link to="/expenses/new" search={{ again: id }} />}>
    {messages.expenses.turn.action.again()}
  </ButtonLink>
)
