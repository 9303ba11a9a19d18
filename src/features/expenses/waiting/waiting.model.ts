import type { WaitingExpenseDto } from '#contract/home.ts'
import { dateIn } from '#domain/time.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Tone } from '#machines/shared/turn.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { headlineOf } from '../details/balance.ts'
import { chartOf } from '../expense.chart.ts'
import { sceneOf } from '../labels.ts'
import { partiesOf } from '../parties.ts'
import { chipText, type Messages, taskText, turnText } from '../texts.ts'
import { type TurnModel, turnOf } from '../turn-card.model.ts'

/** Describes one waiting line: the task or who is waited for, why, and its amount. */
export type WaitingLine = {
  readonly kind: 'expense' | 'check' | 'bank'
  readonly why: string
  readonly chip: string
  readonly tone: Tone
  readonly amount: string
  readonly note: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The heading above says who is waited for, so the chip names only the task. */
const capitalTask = (messages: Messages, { chip }: TurnModel): string =>
  chip.task ? capital(taskText(messages, chip)) : chipText(messages, chip)

/** Says when an unanswered expense came, or when it was seen. */
function openWhy(item: WaitingExpenseDto, viewer: Viewer, { expenses }: Messages): string {
  const { open } = expenses.waiting
  const { creatorId, payerId, payerPercent } = partiesOf(item)
  const [creator, payer] = [viewer.nameOf(creatorId), viewer.nameOf(payerId)]
  const added = {
    date: viewer.day(dateIn(item.createdAt, viewer.family.timeZone)),
    percent: viewer.percent(payerPercent),
  }
  if (viewer.isYou(payerId)) return open.other({ name: creator, ...added })
  if (!viewer.isYou(creatorId)) return open.viewing({ creator, payer, ...added })
  return item.viewedAt ? open.seen({ name: payer, time: viewer.instant(item.viewedAt) }) : open.unseen({ name: payer })
}

type Figure = { readonly amount: number; readonly note: string }

/** Shows the whole share beside the total until some of it was paid or sent; then what is left, or what is under way. */
function figureOf(item: WaitingExpenseDto, viewer: Viewer, messages: Messages): Figure {
  const { facts, total } = item
  if (payableOf(facts) < facts.owed) return headlineOf(item, viewer, messages)
  return { amount: facts.owed, note: messages.expenses.waiting.total({ total: viewer.money(total) }) }
}

export function waitingLine(item: WaitingExpenseDto, viewer: Viewer, messages: Messages): WaitingLine {
  const turn = turnOf(item, viewer)
  const confirms = turn.chip.task === 'paymentUnconfirmed' ? turn.payment : null
  const scene = sceneOf(chartOf(item).label)
  const { amount, note } = confirms
    ? { amount: confirms.amount, note: messages.expenses.waiting.total({ total: viewer.money(item.total) }) }
    : figureOf(item, viewer, messages)
  return {
    kind: turn.chip.key === 'withBank' ? 'bank' : scene === 'paymentUnconfirmed' ? 'check' : 'expense',
    why: scene === 'open' ? openWhy(item, viewer, messages) : turnText(messages, turn, viewer).why,
    chip: capitalTask(messages, turn),
    tone: turn.chip.tone,
    amount: viewer.money(amount),
    note,
  }
}
