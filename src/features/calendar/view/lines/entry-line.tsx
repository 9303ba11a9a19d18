import { Link } from '@tanstack/react-router'
import type { ConnectedEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { TimeBox } from './event-line.tsx'

/** Names a time of a connected calendar, which only the viewer sees and nobody edits here, and leads to a copy of it. */
export function EntryLine({ entry, label }: { entry: ConnectedEntryDto; label: string }) {
  const { connected: texts } = useI18nContext().LL.calendar
  const { calendar, calendarId, place, title, from, uid } = entry
  return (
    <TimeBox colour={entry.colour} isOwn about={[calendar, place ?? '']}>
      {label}{' '}
      <Link to="/calendar/copy" search={{ from: calendarId, at: from, uid }} aria-label={texts.copyOne({ title })}>
        {texts.copy()}
      </Link>
    </TimeBox>
  )
}
