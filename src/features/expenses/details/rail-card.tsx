import type { Ref } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { HistoryEntryDto } from '#contract/history/history.ts'
import { HappenedCard } from '#src/app/shared/record/happened-card.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { StatusRail } from '#src/ui/data/status-rail.tsx'
import { sayDetail, sayPast, sayPresent, type Words } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import { type PastStep, pastOf } from './status-rail.model.ts'
import { upcomingSteps } from './upcoming-steps.ts'
import { upcomingStepText } from './upcoming-text.ts'

type RailCardProps = { item: ExpenseDto; turn: TurnModel; reader: Viewer; words: Words; ref?: Ref<HTMLElement> }

/** What happened, what is asked now, what comes next: from the record and the chart. */
export const RailCard = ({ ref, ...props }: RailCardProps) => (
  <HappenedCard id={props.item.id} ref={ref}>
    {(entries) => <Rail {...props} entries={entries} />}
  </HappenedCard>
)

const entryOf = (step: PastStep, reader: Viewer, words: Words) => ({
  id: step.id,
  title: sayPast(words, step, reader),
  time: reader.instant(step.at),
  ...(step.detail && { detail: sayDetail(words, step.detail, reader) }),
  ...(step.quote && { quote: step.quote }),
  ...(step.tone && { tone: step.tone }),
})

function Rail({ entries, item, turn, reader, words }: RailCardProps & { entries: readonly HistoryEntryDto[] }) {
  const { happened, steps } = words.common
  const ahead = upcomingSteps(item)
  const past = pastOf(entries, item, reader).map((step) => entryOf(step, reader, words))
  const { tone } = turn.chip
  const present = { ...sayPresent(words, turn, reader), tone }
  return (
    <StatusRail
      label={happened.title()}
      entries={past}
      present={ahead.length > 0 || tone === 'done' ? present : undefined}
      next={ahead.map((step) => upcomingStepText(words, step, item, turn, reader))}
      states={{ past: steps.past(), present: steps.present(), next: steps.coming() }}
      earlierLabel={(count) => happened.earlier({ count })}
    />
  )
}
