import type { ReportedShare } from '#domain/parenting-time/report.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'

const rounded = (hours: number): number => Math.round(hours * 10) / 10

/** Counts nights and hours by the plan, by what was agreed and as it really was, because courts count either. */
export function ShareTable({ shares, viewer }: { shares: readonly ReportedShare[]; viewer: Viewer }) {
  const { calendarReport, calendar } = useI18nContext().LL
  const { shares: texts } = calendarReport
  const heads = [
    texts.scheduledNights(),
    texts.agreedNights(),
    texts.actualNights(),
    texts.scheduledHours(),
    texts.agreedHours(),
    texts.actualHours(),
  ]
  return (
    <PrintLines label={texts.title()}>
      <thead>
        <tr>
          <th scope="col">{texts.child()}</th>
          <th scope="col">{texts.with()}</th>
          {heads.map((head) => (
            <th key={head} scope="col" data-figure>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ childId, parent, agreed, scheduled, actual }) => (
          <tr key={`${childId} ${parent}`}>
            <td>{childNames([childId], viewer)}</td>
            <td>{parent === null ? calendar.day.nobody() : viewer.nameOf(parent)}</td>
            {[scheduled, agreed, actual].map(({ nights }, column) => (
              <td key={heads[column]} data-figure>
                {viewer.count(nights)}
              </td>
            ))}
            {[scheduled, agreed, actual].map(({ hours }, column) => (
              <td key={heads[column + 3]} data-figure>
                {viewer.count(rounded(hours))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PrintLines>
  )
}
