import type { Ref } from 'react'
import type { HistoryEntryDto } from '#contract/history/history.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { quoteIn } from '#domain/record/quote.ts'
import { paymentLabelKeyOf } from '#src/app/shared/payments/payment-label.ts'
import { recordEvents } from '#src/app/shared/record/events.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
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

function entryOf(entry: HistoryEntryDto, item: PaymentDto, reader: Viewer, words: Words): RailEntry[] {
  const { id, at, kind, actor, details } = entry
  const known = recordEvents.kindOf(kind)
  if (known?.topic === null) return []
  const title = recordEvents.textOf(words, kind, item.method, {
    you: actor !== null && reader.isYou(actor),
    named: false,
    actor: actor ? reader.nameOf(actor) : '',
    amount: reader.money(item.amount),
  })
  const quote = quoteIn(kind, details)
  return [{ id, title, time: reader.instant(at), ...(quote && { quote }), ...(known?.problem && { tone: 'problem' }) }]
}

/** What brings about each step that can still come. */
const coming = ['confirmed', 'pending', 'inProcess', 'paid', 'stopped'] as const

/** A payment that waits for nobody has no present step: its last line says how it ended. */
function Rail({ item, reader, words, entries }: PaymentRailProps & { entries: readonly HistoryEntryDto[] }) {
  const { happened, steps } = words.common
  const { next } = words.paymentActivity.details
  const { tone, chip, title } = sayTurn(item, reader, words)
  const ahead = leavesAhead(item)
  const params = paramsOf(item, reader)
  return (
    <StatusRail
      label={happened.title()}
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
      states={{ past: steps.past(), present: steps.present(), next: steps.coming() }}
      earlierLabel={(count) => happened.earlier({ count })}
      keep={4}
    />
  )
}
