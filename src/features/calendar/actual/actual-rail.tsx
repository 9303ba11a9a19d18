import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { entryTime } from '#src/app/shared/record/entry-time.ts'
import { eventSentence } from '#src/app/shared/record/event-sentence.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { StatusRail } from '#src/ui/data/status-rail.tsx'
import { actualTimeChart } from '../actual.chart.ts'

/** Shows from the record what was said of a time, whose turn it is, and what may come. */
export const ActualRail = ({ item }: { item: ActualTimeDto }) => (
  <HappenedCard id={item.id}>{(entries) => <Rail item={item} entries={entries} />}</HappenedCard>
)

function Rail({ item, entries }: { item: ActualTimeDto; entries: readonly HistoryEntryDto[] }) {
  const { LL } = useI18nContext()
  const { rail, turn } = LL.actualTimes
  const { happened, steps } = LL.common
  const { actualLabel } = LL.calendar
  const viewer = useViewer()
  const chart = actualTimeChart(item)
  const { why, reason, otherId } = item
  const name = viewer.nameOf(otherId)
  const quotes: Readonly<Record<string, string | null>> = { 'actualTime.begin': why, 'actualTime.dispute': reason }
  const isYours = viewer.isYou(otherId)
  return (
    <StatusRail
      label={happened.title()}
      entries={entries.map((entry) => {
        const { id, kind, actor } = entry
        const quote = quotes[kind]
        return {
          id,
          title: eventSentence(LL, { kind, method: null, to: null, actor, amount: null }, viewer),
          time: entryTime(entry, viewer, LL),
          ...(quote && { quote }),
        }
      })}
      present={
        chart.isFinal
          ? undefined
          : { title: chart.isYourTurn ? turn.you() : turn.waiting({ name }), tone: toneOf(chart) }
      }
      next={
        chart.isFinal
          ? []
          : [
              { title: actualLabel.confirmed(), detail: isYours ? rail.confirmYou() : rail.confirm({ name }) },
              { title: actualLabel.disputed(), detail: isYours ? rail.disputeYou() : rail.dispute({ name }) },
            ]
      }
      states={{ past: steps.past(), present: steps.present(), next: steps.coming() }}
      earlierLabel={(count) => happened.earlier({ count })}
      keep={4}
    />
  )
}
