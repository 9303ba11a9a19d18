import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import { boundsOf } from '#domain/parenting-time/by-day.ts'
import type { ReportedDay } from '#domain/parenting-time/report.ts'
import { becauseText } from '#i18n/because-text.ts'
import { reportedExchange } from '#i18n/exchange-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { partTime } from '#i18n/part-time.ts'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'

type DayTableProps = { days: readonly ReportedDay[]; layers: ParentingTimeDto; viewer: Viewer }

/** Lists whose time it was, day by day, and why. */
export function DayTable({ days, layers, viewer }: DayTableProps) {
  const { LL, locale } = useI18nContext()
  const { time } = LL.calendarReport
  const nameOf = (id: string | null) => (id === null ? LL.calendar.day.nobody() : viewer.nameOf(id))
  return (
    <PrintLines label={time.title()}>
      <thead>
        <tr>
          <th scope="col">{time.date()}</th>
          <th scope="col">{time.children()}</th>
          <th scope="col">{time.with()}</th>
          <th scope="col">{time.why()}</th>
        </tr>
      </thead>
      <tbody>
        {days.flatMap(({ date, childIds, parts }) => {
          const bounds = boundsOf(date, layers.zone)
          return parts.map((part) => {
            const where = reportedExchange(part.exchange, part.from, layers.zone, locale, LL)
            return (
              <tr key={`${date} ${childIds.join()} ${part.from}`}>
                <td>{viewer.longDate(date)}</td>
                <td>{childNames(childIds, viewer)}</td>
                <td>
                  {time.entry({ name: nameOf(part.parent), time: partTime(part, bounds, layers.zone, locale, LL) })}
                </td>
                <td>
                  {becauseText(part, layers, viewer, LL)}
                  {where && <small>{where}</small>}
                  {part.scheduled !== part.parent && <small>{time.scheduled({ name: nameOf(part.scheduled) })}</small>}
                  {part.actualId !== null && <small>{time.happened({ name: nameOf(part.happened) })}</small>}
                </td>
              </tr>
            )
          })
        })}
      </tbody>
    </PrintLines>
  )
}
