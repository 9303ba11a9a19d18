import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CalendarColour } from '#contract/calendar/colours.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { eventColour } from '#src/theme/event-colours.ts'
import { childNames } from '../day-model.ts'
import { plannedChildren } from '../planned-children.ts'
import type { ReadyCalendar } from '../use-calendar.ts'

const Box = chakra('span', {
  base: {
    display: 'block',
    ps: 'u1',
    borderInlineStartWidth: '4px',
    borderRadius: '2px',
    '& a': { fontWeight: 'semibold', color: 'brand.strong', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  variants: { isOwn: { true: { _print: { display: 'none' } } } },
})

type TimeBoxProps = {
  colour: CalendarColour
  /** Only the viewer sees it, so it is not printed. */
  isOwn?: boolean
  about: readonly string[]
  children: ReactNode
}

/** Shows a time in its colour, with what is known about it below. */
export function TimeBox({ colour, isOwn = false, about, children }: TimeBoxProps) {
  return (
    <Box isOwn={isOwn} style={{ borderInlineStartColor: eventColour(colour) }}>
      {children}
      <chakra.span display="block" color="fg.3">
        {about.filter(Boolean).join(' · ')}
      </chakra.span>
    </Box>
  )
}

type EventLineProps = { event: EventTimeDto; label: string; calendar: ReadyCalendar }

/** Names an event of a day with its times, and leads to it. */
export function EventLine({ event, label, calendar: { viewer } }: EventLineProps) {
  const { event: texts } = useI18nContext().LL.calendar
  const { eventId, on, childIds, parentId, place, colour } = event
  const all = plannedChildren(viewer)
  const who = all.every((id) => childIds.includes(id)) ? '' : childNames(childIds, viewer)
  const about = [event.private ? texts.private() : '', place ?? '', who, viewer.nameOf(parentId)]
  return (
    <TimeBox colour={colour} about={about}>
      <Link to="/calendar/events/$id" params={{ id: eventId }} search={{ on }}>
        {label}
      </Link>
    </TimeBox>
  )
}
