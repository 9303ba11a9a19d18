import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import type { KeptHoliday } from '#domain/parenting-time/kept-holidays.ts'
import { fromEpoch } from '#domain/time.ts'
import { standingText } from '#i18n/because-text.ts'
import { reportedTime } from '#i18n/event-time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { holidayOwner } from '#i18n/kept-holiday-text.ts'
import { PrintHead, PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

type HolidayTableProps = { holidays: readonly KeptHoliday[]; layers: ParentingTimeDto; viewer: Viewer }

/** Lists holidays, also those that are left to whoever has the day, whose each is, and who recorded it. */
export function HolidayTable({ holidays, layers, viewer }: HolidayTableProps) {
  const { LL, locale } = useI18nContext()
  const { keptHolidays: texts, events, time } = LL.calendarReport
  if (holidays.length === 0) return <p>{texts.none()}</p>
  return (
    <PrintLines label={texts.title()}>
      <PrintHead heads={[events.when(), texts.name(), time.children(), time.with(), texts.recorded()]} />
      <tbody>
        {holidays.map((kept) => {
          const { holidayId, from, until, childIds } = kept
          const when = { whole: false, from: fromEpoch(from), until: fromEpoch(until) }
          return (
            <tr key={`${holidayId} ${from} ${childIds.join()}`}>
              <td>{reportedTime(when, layers.zone, locale, LL)}</td>
              <td>
                <Verbatim>{layers.holidays.find(({ id }) => id === holidayId)?.name}</Verbatim>
              </td>
              <td>{childNames(childIds, viewer)}</td>
              <td>{holidayOwner(kept, viewer.nameOf, LL)}</td>
              <td>{standingText(holidayId, layers, viewer, LL)}</td>
            </tr>
          )
        })}
      </tbody>
    </PrintLines>
  )
}
