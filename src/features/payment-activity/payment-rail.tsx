import type { Ref } from 'react'
import type { HistoryEntryDto } from '#contract/history/history.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { quoteIn } from '#domain/record/quote.ts'
import { paymentLabelKeyOf } from '#src/app/shared/payments/payment-label.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
import { sentencesOf, textOf } from '#src/app/shared/record/history-kinds.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type RailEntry, StatusRail } from '#src/ui/data/status-rail.tsx'
import { leavesAhead } from './payment-ahead.ts'
import { paramsOf, sayTurn } from './payment-turn.ts'
import type { Words } from './words.ts'

type PaymentRailProps = { item: PaymentDto; reader: Viewer; words: Words; ref?: Ref<HTMLElement> }

/** What happened to it, where it stands, what comes next: from the record and the chart. */
export const PaymentRail = ({ ref, ...props }: PaymentRailProps) => (
  <HappenedCard id={props.item.id} ref={ref}>
    {(entries) => <Rail {...props} entries={entries} />}
  </HappenedCard>
)

const problems: readonly string[] = ['refuse', 'void', 'failed', 'returned', 'stopped']

function entryOf(entry: HistoryEntryDto, item: PaymentDto, reader: Viewer, words: Words): RailEntry[] {
  const { id, at, kind, actor, details } = entry
  const text = textOf(entry, item.method)
  if (!text) return []
  const by = actor !== null && reader.isYou(actor) ? 'you' : 'name'
  const title = sentencesOf(words, text)[by]({
    actor: actor ? reader.nameOf(actor) : '',
    amount: reader.money(item.amount),
  })
  const quote = quoteIn(kind, details)
  const isProblem = problems.includes(kind.split('.')[1] ?? '')
  return [{ id, title, time: reader.instant(at), ...(quote && { quote }), ...(isProblem && { tone: 'problem' }) }]
}

/** What brings about each step that can still come. */
const coming = ['confirmed', 'pending', 'inProcess', 'paid', 'stopped'] as const

/** A payment that waits for nobody has no present step: its last line says how it ended. */
function Rail({ item, reader, words, entries }: PaymentRailProps & { entries: readonly HistoryEntryDto[] }) {
  const { events, details } = words.expenses
  const { next } = words.paymentActivity.details
  const { tone, chip, title } = sayTurn(item, reader, words)
  const ahead = leavesAhead(item)
  const params = paramsOf(item, reader)
  return (
    <StatusRail
      label={details.happened.title()}
      entries={entries.flatMap((entry) => entryOf(entry, item, reader, words))}
      present={ahead.length > 0 ? { title: chip, detail: title, tone } : undefined}
      next={ahead.map((leaf) => {
        const known = coming.find((one) => one === leaf)
        const key = known === 'confirmed' && reader.isYou(item.receiverId) ? 'confirmedByYou' : known
        return {
          title: words.payments.label[paymentLabelKeyOf(leaf)](),
          ...(key && { detail: next[key](params) }),
        }
      })}
      states={{ past: events.past(), present: events.present(), next: events.coming() }}
      earlierLabel={(count) => details.happened.earlier({ count })}
      keep={4}
    />
  )
}
