import { chakra } from '@chakra-ui/react/styled-system'
import { standingText } from '#i18n/because-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { DayMark } from '../day-marks.ts'
import type { ReadyCalendar } from '../use-calendar.ts'
import { EntryLine } from './entry-line.tsx'
import { EventLine } from './event-line.tsx'

/** Names what is on a day: an event, a time of a connected calendar, a holiday, or something else by its words alone. */
export function MarkLine({ mark, calendar }: { mark: DayMark; calendar: ReadyCalendar }) {
  const { event, entry, holidayId, label } = mark
  if (entry) return <EntryLine entry={entry} label={label} />
  if (event) return <EventLine event={event} label={label} calendar={calendar} />
  return holidayId === undefined ? label : <HolidayLine holidayId={holidayId} label={label} calendar={calendar} />
}

type HolidayLineProps = { holidayId: string; label: string; calendar: ReadyCalendar }

/** Says of a holiday who recorded it, and what the other parent says. One that is left to whoever has the day stands nowhere else. */
function HolidayLine({ holidayId, label, calendar: { layers, viewer } }: HolidayLineProps) {
  const { LL } = useI18nContext()
  return (
    <>
      {label}
      <chakra.span display="block" color="fg.3">
        {standingText(holidayId, layers, viewer, LL)}
      </chakra.span>
    </>
  )
}
