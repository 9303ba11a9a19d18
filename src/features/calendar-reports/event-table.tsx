import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { limits } from '#contract/limits.ts'
import { reportedTime } from '#i18n/event-time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PrintHead, PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

type EventTableProps = { events: readonly EventTimeDto[]; viewer: Viewer }

/** Lists shared events, in order. A report is handed to others, so private ones and hidden places are left out. */
export function EventTable({ events, viewer }: EventTableProps) {
  const { LL, locale } = useI18nContext()
  const { events: texts, time } = LL.calendarReport
  const { times: most } = limits.calendarEvent
  const shared = events.filter((event) => !event.private)
  if (shared.length === 0) return <p>{texts.none()}</p>
  return (
    <>
      {events.length >= most && <p>{texts.more({ most })}</p>}
      <PrintLines label={texts.title()}>
        <PrintHead heads={[texts.when(), texts.what(), time.children(), texts.place(), texts.by()]} />
        <tbody>
          {shared.map((event) => (
            <tr key={`${event.eventId} ${event.on}`}>
              <td>{reportedTime(event, viewer.family.timeZone, locale, LL)}</td>
              <td>
                <Verbatim>{event.title}</Verbatim>
              </td>
              <td>{childNames(event.childIds, viewer)}</td>
              <td>{event.hidesPlace ? null : <Verbatim>{event.place}</Verbatim>}</td>
              <td>{viewer.nameOf(event.ownerId)}</td>
            </tr>
          ))}
        </tbody>
      </PrintLines>
    </>
  )
}
