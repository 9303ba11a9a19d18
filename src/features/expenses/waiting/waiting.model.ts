import type { WaitingExpenseDto } from '#contract/home.ts'
import { dateIn } from '#domain/time.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import type { Tone } from '#machines/shared/turn.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { chartOf } from '../expense.chart.ts'
import { sceneOf } from '../labels.ts'
import { partiesOf } from '../parties.ts'
import { shareOf } from '../row.model.ts'
import { chipText, type Messages, shareText, taskText, turnText } from '../texts.ts'
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

/** Shows what can still be paid; where all of it is on its way, what is not confirmed yet. */
const leftOf = ({ facts }: WaitingExpenseDto): number => (payableOf(facts) > 0 ? payableOf(facts) : remainingOf(facts))

export function waitingLine(item: WaitingExpenseDto, viewer: Viewer, messages: Messages): WaitingLine {
  const turn = turnOf(item, viewer)
  const confirms = turn.chip.task === 'paymentUnconfirmed' ? turn.payment : null
  const scene = sceneOf(chartOf(item).label)
  return {
    kind: turn.chip.key === 'withBank' ? 'bank' : scene === 'paymentUnconfirmed' ? 'check' : 'expense',
    why: scene === 'open' ? openWhy(item, viewer, messages) : turnText(messages, turn, viewer).why,
    chip: capitalTask(messages, turn),
    tone: turn.chip.tone,
    amount: viewer.money(confirms ? confirms.amount : leftOf(item)),
    note:
      item.facts.settled > 0 && !confirms
        ? shareText(messages, shareOf(item, viewer), viewer)
        : messages.expenses.waiting.total({ total: viewer.money(item.total) }),
  }
}
