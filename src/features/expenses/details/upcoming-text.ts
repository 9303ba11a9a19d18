import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { isPaidOff } from '#machines/expenses/expense.leaves.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import type { UpcomingStep } from './upcoming-steps.ts'

/** Describes an upcoming step and what leads to it, for this viewer. */
export function upcomingStepText(
  messages: Messages,
  step: UpcomingStep,
  item: ExpenseDto,
  turn: TurnModel,
  viewer: Viewer,
) {
  const { next } = messages.expenses.rail
  const { creator, payer, name } = turn
  if (step.by === 'expense.share') return { title: next.open({ payer }), detail: next.openWhen() }
  const spoken = item.you.mode === 'self' ? item.you.party : 'viewing'
  if (!isPaidOff(step.leaf)) {
    const detail = spoken === 'other' ? next.approvedByYou() : next.approvedBy({ payer })
    return { title: next.approved(), detail }
  }
  if (step.by === 'expense.approve') return { title: next.settled(), detail: next.settledAtOnce() }
  const params = { remaining: viewer.money(remainingOf(item.facts)), name, creator }
  const when = spoken === 'creator' ? next.settledCreator : spoken === 'other' ? next.settledPayer : next.settledViewing
  return { title: next.settled(), detail: when(params) }
}
