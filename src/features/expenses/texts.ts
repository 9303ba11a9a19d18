import { bankServes } from '#domain/sending-limits.ts'
import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { recordEvents } from '#src/app/shared/record/events.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Change, RefusedModel } from './details/refused.model.ts'
import type { Detail, PastStep } from './details/status-rail.model.ts'
import { categoryOf, splitText } from './parties.ts'
import type { Chip, Share } from './row.model.ts'
import type { TurnModel } from './turn-card.model.ts'

/** The dictionaries of this area; every function below only fills a model's words in. */
export type Words = EventTexts & Pick<TranslationFunctions, 'expenses' | 'payments'>

export const sayChip = ({ expenses }: Words, { key, name, task }: Chip): string =>
  expenses.chip[key]({ name, what: task ? expenses.task[task]() : '' })

/** `plain` is the chip of the turn card, whose title says the rest. */
export const sayPlainChip = (words: Words, chip: Chip): string =>
  chip.key === 'yourTurnTo' ? words.expenses.chip.yourTurn() : sayChip(words, chip)

export const sayShare = ({ expenses }: Words, { key, name, of }: Share, { money }: Viewer): string =>
  expenses.share[key]({ name, owed: money(of) })

/** Everything the sentences of a turn may speak of, as this reader writes it. */
function turnParams({ expenses, payments }: Words, turn: TurnModel, reader: Viewer) {
  const { money, percent } = reader
  const { payment, broken, amounts } = turn
  return {
    ...{ name: turn.name, creator: turn.creator, payer: turn.payer },
    ...{ percent: percent(turn.percent), broken: broken ? expenses.turn.broken[broken]() : '' },
    ...{ total: money(amounts.total), owed: money(amounts.owed), remaining: money(amounts.remaining) },
    ...{ payable: money(amounts.payable), settled: money(amounts.settled), checks: money(amounts.checks) },
    ...{ inFlight: money(amounts.inFlight), scheduled: money(amounts.scheduled), underway: money(amounts.underway) },
    payment: payment ? money(payment.amount) : money(amounts.checks),
    date: payment ? reader.dayOf(payment.createdAt) : '',
    number: payment?.number ? payments.numberIn({ number: payment.number }) : '',
  }
}

export function sayTurn(words: Words, turn: TurnModel, reader: Viewer) {
  const params = turnParams(words, turn, reader)
  const text = words.expenses.turn.text[turn.key]
  return { title: text.title(params), why: turn.nextId ? words.expenses.turn.sentAgain() : text.why(params) }
}

/** The present step of the rail: the chip with the amount it is about, and how it is answered. */
export function sayPresent(words: Words, turn: TurnModel, reader: Viewer): { title: string; detail: string } {
  const { chip, present, rail } = words.expenses
  const { task } = turn.chip
  if (!task) return { title: sayChip(words, turn.chip), detail: sayTurn(words, turn, reader).title }
  const params = turnParams(words, turn, reader)
  const how = bankServes(reader.family.country) ? rail.howToPayEither : rail.howToPay
  const pays = turn.actions.includes('pay')
  return { title: chip.yourTurnTo({ what: present[task](params) }), detail: pays ? how(params) : '' }
}

export const sayPast = (words: Words, { kind, method, by, actor, amount }: PastStep, { money }: Viewer): string =>
  recordEvents.textOf(words, kind, method, { you: by === 'you', named: false, actor, amount: money(amount) })

function sayEdit(
  { rail, form }: Words['expenses'],
  { total, fields }: Detail & { kind: 'edit' },
  money: Viewer['money'],
) {
  const said = total && rail.detail.total({ was: money(total.was), now: money(total.now) })
  const named = fields.map((field) => form[field]()).join(', ')
  return [said, named && rail.detail.changed({ fields: named })].filter(Boolean).join(' · ')
}

export function sayDetail({ expenses, payments }: Words, detail: Detail, reader: Viewer): string {
  const { money } = reader
  switch (detail.kind) {
    case 'begin':
      return expenses.rail.detail.begin({ total: money(detail.total), split: splitText(detail.percents, reader) })
    case 'edit':
      return sayEdit(expenses, detail, money)
    case 'number':
      return payments.number({ number: detail.number })
    case 'files':
      return detail.names.join(', ')
  }
}

function sayChange(words: Words, change: Change, expense: string, reader: Viewer): string {
  const { refused } = words.expenses.details
  if (!('was' in change)) return refused[change.key]()
  if (change.key === 'status') {
    const { label } = words.expenses
    return refused.status({ was: label[change.was](), now: label[change.now]() })
  }
  const named = (id: string) => categoryText(words, categoryOf(id, reader))
  const [was, now] = change.key === 'category' ? [named(change.was), named(change.now)] : [change.was, change.now]
  return refused[change.key]({ expense, was, now })
}

/** "Sam changed this expense while you were reading it", then what it was, what it is, and that nothing was done. */
export function sayRefused(words: Words, model: RefusedModel, reader: Viewer) {
  const { refused } = words.expenses.details
  const changes = model.changes.map((change) => sayChange(words, change, model.expense, reader))
  return {
    title: refused[model.title]({ name: model.name }),
    text: [...changes, refused.nothing[model.nothing](), refused.lookAgain()].join(' '),
  }
}
