import type { DayMark } from '../day-marks.ts'
import type { ReadyCalendar } from '../use-calendar.ts'
import { EntryLine } from './entry-line.tsx'
import { EventLine } from './event-line.tsx'

/** Names what is on a day: an event, a time of a connected calendar, or something else by its words alone. */
export function MarkLine({ mark, calendar }: { mark: DayMark; calendar: ReadyCalendar }) {
  const { event, entry, label } = mark
  if (entry) return <EntryLine entry={entry} label={label} />
  return event ? <EventLine event={event} label={label} calendar={calendar} /> : label
}
