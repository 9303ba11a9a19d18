import type { WaitingExpenseDto } from '#contract/home.ts'
import { dateIn } from '#domain/time.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import type { Tone } from '#machines/shared/turn.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { chartOf } from '../expense.chart.ts'
import { sceneOf } from '../labels.ts'
import { partiesOf } from '../parties.ts'
import { shareOf } from '../row.model.ts'
import { sayChip, sayShare, sayTurn, type Words } from '../texts.ts'
import { type TurnModel, turnOf } from '../turn-card.model.ts'

/** One line of what waits, in words: what to do or who is waited for, why, and the amount it is about. */
export type WaitingLine = {
  readonly kind: 'expense' | 'check' | 'bank'
  readonly why: string
  readonly chip: string
  readonly tone: Tone
  readonly amount: string
  readonly note: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Under the heading that says for whom it waits, the chip says only what is to be done. */
const chipText = (words: Words, { chip }: TurnModel): string =>
  chip.task ? capital(words.expenses.task[chip.task]()) : sayChip(words, chip)

/** An expense that nobody has answered: when it came, or when it was seen. */
function openWhy(item: WaitingExpenseDto, reader: Viewer, { expenses }: Words): string {
  const { open } = expenses.waiting
  const { creatorId, payerId, payerPercent } = partiesOf(item)
  const [creator, payer] = [reader.nameOf(creatorId), reader.nameOf(payerId)]
  const added = {
    date: reader.day(dateIn(item.createdAt, reader.family.timeZone)),
    percent: reader.percent(payerPercent),
  }
  if (reader.isYou(payerId)) return open.other({ name: creator, ...added })
  if (!reader.isYou(creatorId)) return open.viewing({ creator, payer, ...added })
  return item.viewedAt ? open.seen({ name: payer, time: reader.instant(item.viewedAt) }) : open.unseen({ name: payer })
}

export function waitingLine(item: WaitingExpenseDto, reader: Viewer, words: Words): WaitingLine {
  const turn = turnOf(item, reader)
  const confirms = turn.chip.task === 'paymentUnconfirmed' ? turn.payment : null
  const scene = sceneOf(chartOf(item).label)
  return {
    kind: turn.chip.key === 'withBank' ? 'bank' : scene === 'paymentUnconfirmed' ? 'check' : 'expense',
    why: scene === 'open' ? openWhy(item, reader, words) : sayTurn(words, turn, reader).why,
    chip: chipText(words, turn),
    tone: turn.chip.tone,
    amount: reader.money(confirms ? confirms.amount : remainingOf(item.facts)),
    note:
      item.facts.settled > 0 && !confirms
        ? sayShare(words, shareOf(item, reader), reader)
        : words.expenses.waiting.total({ total: reader.money(item.total) }),
  }
}
