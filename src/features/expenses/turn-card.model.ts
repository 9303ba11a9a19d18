import type { ExpenseDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import type { NamespaceExpensesTranslation } from '#i18n/i18n-types.ts'
import { isBroken, payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { expenseMeta } from '#machines/expenses/expense.leaves.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { allowedPaymentActions, type PaymentAction } from '#src/features/payments/payment.chart.ts'
import { type Underway, underwayOf } from './details/balance.ts'
import { allowedActions, chartOf, type ExpenseAction } from './expense.chart.ts'
import { type Scene, sceneOf } from './labels.ts'
import { partiesOf } from './parties.ts'
import { type Chip, chipOf } from './row.model.ts'

type Turns = NamespaceExpensesTranslation['turn']
export type TurnKey = keyof Turns['text']
export type BrokenKey = keyof Turns['broken']

/** The sentences of a turn use these amounts, in minor units; the view formats them. */
export type TurnAmounts = Readonly<
  Record<'total' | 'owed' | 'remaining' | 'payable' | 'settled' | 'checks' | 'inFlight' | 'scheduled', number>
>

export type TurnModel = {
  readonly chip: Chip
  readonly key: TurnKey
  readonly amounts: TurnAmounts
  /** Lists the parts of the share that are neither settled nor left to pay. */
  readonly moving: readonly Underway[]
  /** Names the other parent for a parent, and the creator for a read-only viewer. */
  readonly name: string
  readonly creator: string
  readonly payer: string
  readonly percent: number
  readonly broken: BrokenKey | null
  /** This notice is shown before the buttons. */
  readonly notice: 'approve' | 'reimburse' | null
  readonly actions: readonly ExpenseAction[]
  /** The turn asks about this payment, the oldest one that the viewer must confirm, and offers `paymentActions`. */
  readonly payment: PaymentDto | null
  readonly paymentActions: readonly PaymentAction[]
  /** Sending it again creates a new, linked expense. */
  readonly again: boolean
  /** This expense sends the current one again. */
  readonly nextId: string | null
}

/** Both a waiting line and a whole expense have the fields that a turn needs. */
export type TurnItem = ExpenseSummaryDto & Pick<ExpenseDto, 'payments'> & Partial<Pick<ExpenseDto, 'nextId'>>

type Side = 'Creator' | 'Other' | 'Viewing'

const sideOf = ({ you }: ExpenseSummaryDto): Side => {
  if (you.mode !== 'self') return 'Viewing'
  if (you.party === 'creator') return 'Creator'
  return you.party === 'other' ? 'Other' : 'Viewing'
}

const moving: readonly Scene[] = ['paymentUnconfirmed', 'paymentInProcess', 'paymentScheduled']

const amountsOf = ({ total, facts }: ExpenseSummaryDto): TurnAmounts => ({
  total,
  ...facts,
  remaining: remainingOf(facts),
  payable: payableOf(facts),
})

/**
 * Warns that an approval is final, or explains why the creator cannot yet record that the rest was paid in another way.
 */
function noticeOf({ facts }: TurnItem, actions: readonly ExpenseAction[]): TurnModel['notice'] {
  if (actions.includes('approve')) return 'approve'
  return actions.length === 0 && facts.checks > 0 && payableOf(facts) > 0 ? 'reimburse' : null
}

const waitingPayment = (payments: readonly PaymentDto[]): PaymentDto | null =>
  payments.find((payment) => allowedPaymentActions(payment).includes('confirm')) ?? null

/**
 * Models the card at the top of an expense: whose turn it is, why, and the buttons the chart allows this person now.
 */
export function turnOf(item: TurnItem, viewer: Viewer): TurnModel {
  const chart = chartOf(item)
  const scene = sceneOf(chart.label)
  const side = sideOf(item)
  const { creatorId, payerId, payerPercent } = partiesOf(item)
  const payMore = side === 'Other' && moving.includes(scene) && chart.isYourTurn
  const payment = waitingPayment(item.payments)
  const actions = allowedActions(item)
  const { lastOutcome } = item.facts
  const { nextId = null } = item
  return {
    chip: chipOf(item, viewer, chart),
    key: payMore ? 'payMore' : `${scene}${side}`,
    amounts: amountsOf(item),
    moving: underwayOf(item, viewer),
    name: viewer.nameOf(side === 'Creator' ? payerId : creatorId),
    creator: viewer.nameOf(creatorId),
    payer: viewer.nameOf(payerId),
    percent: payerPercent,
    broken: scene === 'newPaymentNeeded' && isBroken(lastOutcome) ? lastOutcome : null,
    notice: noticeOf(item, actions),
    actions,
    payment,
    paymentActions: payment ? allowedPaymentActions(payment).filter((action) => action !== 'void') : [],
    again: side === 'Creator' && expenseMeta(item.status).uncounted === 'ended' && nextId === null,
    nextId,
  }
}
