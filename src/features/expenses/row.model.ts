import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { NamespaceExpensesTranslation } from '#i18n/i18n-types.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { expenseMeta, isPaidOff } from '#machines/expenses/expense.leaves.ts'
import type { Tone } from '#machines/shared/turn.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { isAgreed, type OwedPart, owedPartsOf } from './details/balance.ts'
import { chartOf, type ExpenseChart } from './expense.chart.ts'
import { type LabelKey, labelKeyOf, type Scene, sceneOf } from './labels.ts'
import { partiesOf } from './parties.ts'

export type TaskKey = Exclude<keyof NamespaceExpensesTranslation['task'], 'unpaidOther'>
export type ChipKey = keyof NamespaceExpensesTranslation['chip']
export type Chip = { readonly tone: Tone; readonly key: ChipKey; readonly name: string; readonly task: TaskKey | null }

export type ShareKey = keyof NamespaceExpensesTranslation['share']
/** `amount` is in minor units, null when the expense does not count. `of` is the whole share. */
export type Share = {
  readonly amount: number | null
  readonly key: ShareKey
  readonly name: string
  readonly of: number
  /** Adds up to the amount where one part of it can be paid now and another is under way; otherwise empty. */
  readonly parts: readonly OwedPart[]
}

/** Says how an expense ended when it is nobody's turn. */
const endings: Partial<Record<LabelKey, ChipKey>> = {
  withdrawn: 'withdrawn',
  deleted: 'deleted',
  settled: 'paid',
  settledConfirmed: 'paidConfirmed',
  settledReimbursed: 'reimbursed',
}

const ownTasks = ['open', 'receiptRequested', 'unpaid', 'newPaymentNeeded'] as const

/** Gives the task of the viewer's turn by the leaf: the receiver confirms, the payer pays the rest. */
function taskOf(scene: Scene, party: string): TaskKey {
  const own = ownTasks.find((task) => task === scene)
  if (own) return own
  return party === 'creator' ? 'paymentUnconfirmed' : 'payMore'
}

const holderOf = (turn: string, row: ExpenseSummaryDto): string => {
  const { creatorId, payerId } = partiesOf(row)
  return turn === 'creator' || turn === 'receiver' ? creatorId : payerId
}

/**
 * Says whose turn it is: "Your turn: approve or decline", "Waiting for Sam", "Paid, confirmed"; to a reader who is
 * neither parent "Sam: approve or decline".
 */
export function chipOf(row: ExpenseSummaryDto, viewer: Viewer, chart: ExpenseChart = chartOf(row)): Chip {
  const label = labelKeyOf(chart.label)
  const tone = toneOf(chart)
  const chip = (key: ChipKey, personId = '') => ({ tone, key, name: viewer.nameOf(personId), task: null })
  // A private expense may be shared by its creator, but nobody waits for that, so it asks for no attention.
  if (chart.isYourTurn && label === 'private') return { ...chip('private'), tone: 'waiting' }
  if (chart.isYourTurn) return { ...chip('yourTurnTo'), task: taskOf(sceneOf(chart.label), row.you.party) }
  const [turn = 'nobody'] = chart.turns
  if (turn === 'bank') return chip('withBank')
  if (turn === 'system') return chip('scheduled')
  if (label === 'private') return chip('onlyCreator', row.createdBy)
  if (turn !== 'nobody') {
    const holder = holderOf(turn, row)
    if (viewer.addressed) return chip('waitingFor', holder)
    const { creatorId } = partiesOf(row)
    const task = taskOf(sceneOf(chart.label), holder === creatorId ? 'creator' : 'other')
    return { ...chip('turnOf', holder), task }
  }
  const { payerId } = partiesOf(row)
  if (label === 'declined') return chip(viewer.isYou(payerId) ? 'declinedByYou' : 'declinedBy', payerId)
  return chip(endings[label] ?? 'paid')
}

/**
 * Says who owes how much now, in the log's wording: the share less what was paid. "owes" becomes "paid" only when all of
 * it is settled. Where all that is owed is under way, the status says so.
 */
export function shareOf(row: ExpenseSummaryDto, viewer: Viewer): Share {
  const { facts } = row
  const { uncounted } = expenseMeta(row.status)
  const { payerId } = partiesOf(row)
  const share = (key: ShareKey, amount: number | null = remainingOf(facts)) => ({
    key,
    amount,
    of: facts.owed,
    name: viewer.nameOf(payerId),
    parts: [],
  })
  if (uncounted) return share(uncounted === 'private' ? 'notShared' : 'notCounted', null)
  if (isPaidOff(row.status)) return share('paid', facts.owed)
  const isYours = viewer.isYou(payerId)
  if (!isAgreed(row)) return share(isYours ? 'youOweOnceApproved' : 'owesOnceApproved')
  const parts = owedPartsOf(row, viewer)
  return {
    ...(facts.settled > 0 ? share(isYours ? 'youStillOwe' : 'stillOwes') : share(isYours ? 'youOwe' : 'owes')),
    parts: parts.length > 1 ? parts : [],
  }
}

/** Gives the status label under the chip where it says more: what is waited for, or why to pay again. */
export const labelUnder = (chip: Chip, chart: ExpenseChart): LabelKey | null => {
  const waits = chip.key === 'waitingFor' || chip.key === 'withBank' || chip.key === 'scheduled'
  const adds = waits ? sceneOf(chart.label) !== 'open' : chip.task === 'newPaymentNeeded'
  return adds ? labelKeyOf(chart.label) : null
}
