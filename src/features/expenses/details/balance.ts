import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { expenseMeta } from '#machines/expenses/expense.leaves.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { chartOf } from '../expense.chart.ts'
import { sceneOf } from '../labels.ts'
import { partiesOf } from '../parties.ts'
import type { Messages } from '../texts.ts'

type Item = Pick<ExpenseSummaryDto, 'status' | 'facts' | 'you' | 'createdBy' | 'shares'>

/** Says what happens to a part of the money that is neither settled nor left to pay. */
type UnderwayKey = 'checks' | 'checksYou' | 'inFlight' | 'scheduled'
export type Underway = { readonly key: UnderwayKey; readonly amount: number; readonly name: string }

/** Tells whether the share was agreed: it counts and was approved. */
export const isAgreed = (item: Item): boolean => {
  const scene = sceneOf(chartOf(item).label)
  return !expenseMeta(item.status).uncounted && scene !== 'open' && scene !== 'receiptRequested'
}

/** Lists the parts that were sent or planned. With what is settled and what is left to pay they add up to the share. */
export function underwayOf({ facts, createdBy }: Pick<Item, 'facts' | 'createdBy'>, viewer: Viewer): Underway[] {
  const name = viewer.nameOf(createdBy)
  const parts: Underway[] = [
    { key: viewer.isYou(createdBy) ? 'checksYou' : 'checks', amount: facts.checks, name },
    { key: 'inFlight', amount: facts.inFlight, name },
    { key: 'scheduled', amount: facts.scheduled, name },
  ]
  return parts.filter(({ amount }) => amount > 0)
}

/** Returns "$16.90 waiting for Dana to confirm", one sentence part for each way in which money is under way. */
export const underwayText = (item: Item, viewer: Viewer, { expenses }: Messages): string =>
  underwayOf(item, viewer)
    .map(({ key, amount, name }) => `${viewer.money(amount)} ${expenses.details.amount[key]({ name })}`)
    .join(', ')

export type Headline = { readonly amount: number; readonly note: string; readonly more: string }

/** Gives the amount that matters now: the share until it is agreed, then what is left to pay or what is under way. */
export function headlineOf(item: ExpenseSummaryDto, viewer: Viewer, messages: Messages): Headline {
  const { amount: texts } = messages.expenses.details
  const { facts, total } = item
  const { payerId } = partiesOf(item)
  if (!isAgreed(item)) {
    const params = { name: viewer.nameOf(payerId), total: viewer.money(total) }
    return { amount: facts.owed, note: viewer.isYou(payerId) ? texts.share(params) : texts.shareOf(params), more: '' }
  }
  const payable = payableOf(facts)
  const more = underwayText(item, viewer, messages)
  if (payable > 0) return { amount: payable, note: texts.left({ owed: viewer.money(facts.owed) }), more }
  const [only, ...others] = underwayOf(item, viewer)
  if (!only) return { amount: facts.owed, note: texts.paid(), more: '' }
  if (others.length === 0) return { amount: only.amount, note: texts[only.key]({ name: only.name }), more: '' }
  return { amount: facts.owed - facts.settled, note: more, more: '' }
}
