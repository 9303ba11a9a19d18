import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { expenseMeta } from '#machines/expenses/expense.leaves.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { chartOf } from '../expense.chart.ts'
import { sceneOf } from '../labels.ts'
import { partiesOf } from '../parties.ts'
import type { Messages } from '../texts.ts'

type Item = Pick<ExpenseSummaryDto, 'status' | 'facts' | 'you' | 'createdBy' | 'shares' | 'total'>

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

/** A part of what is owed: what can be paid now, or what is under way. */
export type OwedPart = Underway | { readonly key: 'leftAll'; readonly amount: number; readonly name: string }

/** Divides what is still owed, so that the parts add up to it. */
export function owedPartsOf(item: Pick<Item, 'facts' | 'createdBy'>, viewer: Viewer): OwedPart[] {
  const left: OwedPart = { key: 'leftAll', amount: payableOf(item.facts), name: '' }
  return [...(left.amount > 0 ? [left] : []), ...underwayOf(item, viewer)]
}

/** Returns "$16.90 left to pay, $16.90 waiting for Dana to confirm". */
export const partsText = (parts: readonly OwedPart[], { money }: Viewer, { expenses }: Messages): string =>
  parts.map(({ key, amount, name }) => `${money(amount)} ${expenses.details.amount[key]({ name })}`).join(', ')

export type Headline = { readonly amount: number; readonly note: string; readonly more: string }

/** Gives the amount that matters now: the share until it is agreed, then what is left to pay or what is under way. */
export function headlineOf(item: Item, viewer: Viewer, messages: Messages): Headline {
  const { amount: texts } = messages.expenses.details
  const { facts, total } = item
  const { payerId } = partiesOf(item)
  if (!isAgreed(item)) {
    const params = { name: viewer.nameOf(payerId), total: viewer.money(total) }
    return { amount: facts.owed, note: viewer.isYou(payerId) ? texts.share(params) : texts.shareOf(params), more: '' }
  }
  const payable = payableOf(facts)
  const more = partsText(underwayOf(item, viewer), viewer, messages)
  if (payable > 0) {
    const note = payable === facts.owed ? texts.leftAll() : texts.left({ owed: viewer.money(facts.owed) })
    return { amount: payable, note, more }
  }
  const [only, ...others] = underwayOf(item, viewer)
  if (!only) return { amount: facts.owed, note: texts.paid(), more: '' }
  if (others.length === 0) return { amount: only.amount, note: texts[only.key]({ name: only.name }), more: '' }
  return { amount: facts.owed - facts.settled, note: more, more: '' }
}
