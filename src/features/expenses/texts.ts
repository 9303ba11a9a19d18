import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { partsText } from './details/balance.ts'
import type { Change, ConflictModel } from './details/conflict.model.ts'
import type { Detail } from './details/status-rail.model.ts'
import { categoryOf } from './parties.ts'
import type { Chip, Share } from './row.model.ts'
import { type SplitShare, splitText } from './split-text.ts'
import type { TurnModel } from './turn-card.model.ts'

/** These are the area's dictionaries; the functions below only fill in a model's values. */
export type Messages = EventTexts & Pick<TranslationFunctions, 'expenses' | 'payments'>

/** Says what the turn asks for; of somebody else's share it is "their", not "your". Empty when it asks for nothing. */
export const taskText = ({ expenses }: Messages, { key, task }: Chip): string =>
  task ? expenses.task[key === 'turnOf' && task === 'unpaid' ? 'unpaidOther' : task]() : ''

export const chipText = (messages: Messages, chip: Chip): string =>
  messages.expenses.chip[chip.key]({ name: chip.name, what: taskText(messages, chip) })

/** Shortens the chip on the turn card, whose title says the rest. */
export const plainChipText = (messages: Messages, chip: Chip): string =>
  chip.key === 'yourTurnTo' ? messages.expenses.chip.yourTurn() : chipText(messages, chip)

/** Says what the amount of the share column is, then the parts that add up to it. */
export function shareTexts(messages: Messages, { key, name, of, parts }: Share, viewer: Viewer): string[] {
  const note = messages.expenses.share[key]({ name, owed: viewer.money(of) })
  return parts.length > 0 ? [note, partsText(parts, viewer, messages)] : [note]
}

/** Formats every value that a sentence about a turn can use. */
function turnParams(messages: Messages, turn: TurnModel, viewer: Viewer) {
  const { expenses, payments } = messages
  const { money, percent } = viewer
  const { payment, broken, amounts } = turn
  return {
    name: turn.name,
    creator: turn.creator,
    payer: turn.payer,
    percent: percent(turn.percent),
    broken: broken ? expenses.turn.broken[broken]() : '',
    total: money(amounts.total),
    owed: money(amounts.owed),
    remaining: money(amounts.remaining),
    payable: money(amounts.payable),
    settled: money(amounts.settled),
    checks: money(amounts.checks),
    inFlight: money(amounts.inFlight),
    scheduled: money(amounts.scheduled),
    moving: partsText(turn.moving, viewer, messages),
    payment: payment ? money(payment.amount) : money(amounts.checks),
    date: payment ? viewer.dayOf(payment.createdAt) : '',
    number: payment?.number ? payments.numberIn({ number: payment.number }) : '',
  }
}

export function turnText(messages: Messages, turn: TurnModel, viewer: Viewer) {
  const params = turnParams(messages, turn, viewer)
  const text = messages.expenses.turn.text[turn.key]
  return { title: text.title(params), why: turn.nextId ? messages.expenses.turn.sentAgain() : text.why(params) }
}

/** Describes the rail's present step: the chip with its amount, and how to answer. */
export function presentText(messages: Messages, turn: TurnModel, viewer: Viewer): { title: string; detail: string } {
  const { chip, present, rail } = messages.expenses
  const { key, task } = turn.chip
  if (!task || key === 'turnOf')
    return { title: chipText(messages, turn.chip), detail: turnText(messages, turn, viewer).title }
  const params = turnParams(messages, turn, viewer)
  const how = viewer.family.bankTransfers ? rail.howToPayEither : rail.howToPay
  const pays = turn.actions.includes('pay')
  return { title: chip.yourTurnTo({ what: present[task](params) }), detail: pays ? how(params) : '' }
}

function editText(messages: Messages, { total, split, fields }: Detail & { kind: 'edit' }, viewer: Viewer) {
  const { rail, form } = messages.expenses
  const { money } = viewer
  const shares = (of: readonly SplitShare[]) => splitText(of, viewer, messages)
  const named = fields.map((field) => form[field]()).join(', ')
  return [
    total && rail.detail.total({ was: money(total.was), now: money(total.now) }),
    split && rail.detail.split({ was: shares(split.was), now: shares(split.now) }),
    named && rail.detail.changed({ fields: named }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function detailText(messages: Messages, detail: Detail, viewer: Viewer): string {
  const { expenses, payments } = messages
  switch (detail.kind) {
    case 'begin':
      return expenses.rail.detail.begin({
        total: viewer.money(detail.total),
        split: splitText(detail.shares, viewer, messages),
      })
    case 'edit':
      return editText(messages, detail, viewer)
    case 'number':
      return payments.number({ number: detail.number })
    case 'files':
      return detail.names.join(', ')
  }
}

function changeText(messages: Messages, change: Change, expense: string, viewer: Viewer): string {
  const { refused } = messages.expenses.details
  if (!('was' in change)) return refused[change.key]()
  if (change.key === 'status') {
    const { label } = messages.expenses
    return refused.status({ was: label[change.was](), now: label[change.now]() })
  }
  if (change.key === 'split') {
    const [was, now] = [splitText(change.was, viewer, messages), splitText(change.now, viewer, messages)]
    return refused.split({ was, now })
  }
  const named = (id: string) => categoryText(messages, categoryOf(id, viewer))
  const [was, now] = change.key === 'category' ? [named(change.was), named(change.now)] : [change.was, change.now]
  return refused[change.key]({ expense, was, now })
}

/**
 * Returns "Sam changed this expense while you were reading it", what it was and is, and that nothing was done where an
 * answer was refused.
 */
export function conflictText(messages: Messages, model: ConflictModel, viewer: Viewer) {
  const { nothing, lookAgain } = messages.common.refused
  const { refused } = messages.expenses.details
  const changes = model.changes.map((change) => changeText(messages, change, model.expense, viewer))
  return {
    title: refused[model.title]({ name: model.name }),
    text: [...changes, model.nothing && nothing[model.nothing](), lookAgain()].filter(Boolean).join(' '),
  }
}
