import type { Ref } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import { entryTime } from '#src/app/shared/record/entry-time.ts'
import { eventSentence } from '#src/app/shared/record/event-sentence.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { StatusRail } from '#src/ui/data/status-rail.tsx'
import { detailText, type Messages, presentText } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import { type PastStep, pastOf } from './status-rail.model.ts'
import { upcomingSteps } from './upcoming-steps.ts'
import { upcomingStepText } from './upcoming-text.ts'

type RailCardProps = { item: ExpenseDto; turn: TurnModel; viewer: Viewer; messages: Messages; ref?: Ref<HTMLElement> }

/** Shows past, present and upcoming steps from the record and the chart. */
export const RailCard = ({ ref, ...props }: RailCardProps) => (
  <HappenedCard id={props.item.id} ref={ref}>
    {(entries) => <Rail {...props} entries={entries} />}
  </HappenedCard>
)

const entryOf = (step: PastStep, viewer: Viewer, messages: Messages) => ({
  id: step.id,
  title: eventSentence(messages, step, viewer),
  time: entryTime(step, viewer, messages),
  ...(step.detail && { detail: detailText(messages, step.detail, viewer) }),
  ...(step.quote && { quote: step.quote }),
  ...(step.tone && { tone: step.tone }),
})

function Rail({ entries, item, turn, viewer, messages }: RailCardProps & { entries: readonly HistoryEntryDto[] }) {
  const { happened, steps } = messages.common
  const ahead = upcomingSteps(item)
  const past = pastOf(entries, item).map((step) => entryOf(step, viewer, messages))
  const { tone } = turn.chip
  const present = { ...presentText(messages, turn, viewer), tone }
  return (
    <StatusRail
      label={happened.title()}
      entries={past}
      present={ahead.length > 0 || tone === 'done' ? present : undefined}
      next={ahead.map((step) => upcomingStepText(messages, step, item, turn, viewer))}
      states={{ past: steps.past(), present: steps.present(), next: steps.coming() }}
      earlierLabel={(count) => happened.earlier({ count })}
    />
  )
}
