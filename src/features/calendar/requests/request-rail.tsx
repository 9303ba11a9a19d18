import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { entryTime } from '#src/app/shared/record/entry-time.ts'
import { eventSentence } from '#src/app/shared/record/event-sentence.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { StatusRail } from '#src/ui/data/status-rail.tsx'
import { changeRequestChart } from '../request.chart.ts'
import { useTraveller } from '../times/use-traveller.ts'

/** Shows what happened to a request, whose turn it is and what may come, from the record and the chart. */
export const RequestRail = ({ item }: { item: ChangeRequestDto }) => (
  <HappenedCard id={item.id}>{(entries) => <Rail item={item} entries={entries} />}</HappenedCard>
)

/** Asks the chart whether the other parent could approve it now. */
const isApprovable = ({ status, facts, answererId }: ChangeRequestDto): boolean =>
  changeRequestMachine
    .resolveState({ value: status, context: facts })
    .can({ type: 'changeRequest.approve', by: { actor: answererId, party: 'answerer', mode: 'self' } })

function Rail({ item, entries }: { item: ChangeRequestDto; entries: readonly HistoryEntryDto[] }) {
  const { LL } = useI18nContext()
  const { rail, turn } = LL.changeRequests
  const { happened, steps } = LL.common
  const { changeLabel } = LL.calendar
  const viewer = useViewer()
  const { moment } = useTraveller()
  const chart = changeRequestChart(item)
  const { reason, answer, answererId, respondBy } = item
  const name = viewer.nameOf(answererId)
  const quotes: Readonly<Record<string, string | null>> = {
    'changeRequest.begin': reason,
    'changeRequest.decline': answer,
  }
  const approved = viewer.isYou(answererId) ? rail.approveYou() : rail.approve({ name })
  const expired = { title: changeLabel.expired(), detail: rail.expire({ time: moment(respondBy) }) }
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
          : [...(isApprovable(item) ? [{ title: changeLabel.approved(), detail: approved }] : []), expired]
      }
      states={{ past: steps.past(), present: steps.present(), next: steps.coming() }}
      earlierLabel={(count) => happened.earlier({ count })}
      keep={4}
    />
  )
}
