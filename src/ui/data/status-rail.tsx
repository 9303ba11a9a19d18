import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { Button } from '../buttons/button.tsx'
import { RailStep } from './rail-step.tsx'

export type RailEntry = {
  id: string
  title: ReactNode
  /** Expects date, time and zone as text: "Nov 17, 4:10 PM EST". */
  time: string
  detail?: ReactNode
  quote?: ReactNode
  tone?: Tone | undefined
}

export type StatusRailProps = {
  /** Names the list: "What happened". */
  label: string
  entries: readonly RailEntry[]
  present?: { title: ReactNode; detail?: ReactNode; tone: Tone } | undefined
  next?: readonly { title: ReactNode; detail?: ReactNode }[]
  /** Announced before each step, but not shown. */
  states: { past: string; present: string; next: string }
  /** Formats the unfold button: "Show 5 earlier entries". */
  earlierLabel: (count: number) => string
  /** Limits the past entries that a phone shows before unfolding. */
  keep?: number
}

/**
 * Shows the past entries with actor and time, then the current step, then the upcoming ones, dashed. The oldest comes
 * first, and nothing requires hovering.
 */
export function StatusRail({ label, entries, present, next = [], states, earlierLabel, keep = 2 }: StatusRailProps) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const earlier = Math.max(0, entries.length - keep)
  const unfold = () => {
    setOpen(true)
    // The pressed button disappears, so focus moves to the first entry it revealed.
    requestAnimationFrame(() => document.getElementById(`${list}-0`)?.focus())
  }
  return (
    <div>
      {earlier > 0 && !open && (
        <chakra.div hideFrom="md" mb="u1" ms="-u2">
          <Button variant="tertiary" aria-expanded={false} aria-controls={list} onClick={unfold}>
            {earlierLabel(earlier)}
          </Button>
        </chakra.div>
      )}
      <ol id={list} aria-label={label}>
        {entries.map(({ id, title, time, detail, quote, tone }, index) => (
          <RailStep
            key={id}
            id={`${list}-${index}`}
            place="past"
            state={states.past}
            title={title}
            under={detail ? [time, ' · ', detail] : time}
            quote={quote}
            tone={tone}
            folded={index < earlier && !open}
          />
        ))}
        {present && (
          <RailStep
            place="present"
            state={states.present}
            title={present.title}
            under={present.detail}
            tone={present.tone}
          />
        )}
        {next.map(({ title, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: upcoming steps are identified by their order
          <RailStep key={index} place="next" state={states.next} title={title} under={detail} />
        ))}
      </ol>
    </div>
  )
}
