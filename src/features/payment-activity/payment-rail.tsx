import type { Ref } from 'react'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { quoteIn, textIn } from '#domain/record/quote.ts'
import { entryTime } from '#src/app/shared/record/entry-time.ts'
import { eventSentence, recordEvents } from '#src/app/shared/record/event-sentence.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ownPaymentLabel } from '#src/features/payments/payment-label.ts'
import { type RailEntry, StatusRail } from '#src/ui/data/status-rail.tsx'
import { leavesAhead } from './payment-ahead.ts'
import { paramsOf, turnText } from './payment-turn.ts'
import type { Messages } from './texts.ts'

type PaymentRailProps = { item: PaymentDto; viewer: Viewer; messages: Messages; ref?: Ref<HTMLElement> }

/** Shows past, present and upcoming steps from the record and the chart. */
export const PaymentRail = ({ ref, ...props }: PaymentRailProps) => (
  <HappenedCard id={props.item.id} ref={ref}>
    {(entries) => <Rail {...props} entries={entries} />}
  </HappenedCard>
)

function entryOf(entry: HistoryEntryDto, item: PaymentDto, viewer: Viewer, messages: Messages): RailEntry[] {
  const { id, kind, actor, details } = entry
  const known = recordEvents.kindOf(kind)
  if (known?.topic === null) return []
  const { method, later, amount } = item
  // A planned payment was scheduled by a person; the bank is only asked on its day.
  const title = eventSentence(
    messages,
    { kind, method: later ? 'later' : method, to: textIn(details, 'to'), actor, amount },
    viewer,
  )
  const quote = quoteIn(kind, details)
  return [
    {
      id,
      title,
      time: entryTime(entry, viewer, messages),
      ...(quote && { quote }),
      ...(known?.problem && { tone: 'problem' }),
    },
  ]
}

/** These steps may still come, each with a text on what leads to it. */
const coming = ['confirmed', 'pending', 'inProcess', 'paid', 'stopped'] as const

/** A payment that waits for nobody has no present step: its last line says how it ended. */
function Rail({ item, viewer, messages, entries }: PaymentRailProps & { entries: readonly HistoryEntryDto[] }) {
  const { happened, steps } = messages.common
  const { next } = messages.paymentActivity.details
  const { tone, chip, title } = turnText(item, viewer, messages)
  const ahead = leavesAhead(item)
  const params = paramsOf(item, viewer)
  return (
    <StatusRail
      label={happened.title()}
      entries={entries.flatMap((entry) => entryOf(entry, item, viewer, messages))}
      present={ahead.length > 0 ? { title: chip, detail: title, tone } : undefined}
      next={ahead.map((leaf) => {
        const known = coming.find((one) => one === leaf)
        const key = known === 'confirmed' && viewer.isYou(item.receiverId) ? 'confirmedByYou' : known
        return {
          title: ownPaymentLabel(leaf, messages),
          ...(key && { detail: next[key](params) }),
        }
      })}
      states={{ past: steps.past(), present: steps.present(), next: steps.coming() }}
      earlierLabel={(count) => happened.earlier({ count })}
      keep={4}
    />
  )
}
