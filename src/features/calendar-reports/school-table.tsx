import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import { isWithin } from '#domain/parenting-time/is-reported.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PrintHead, PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'

type SchoolTableProps = {
  breaks: ParentingTimeDto['breaks']
  range: { readonly from: string; readonly to: string }
  viewer: Viewer
}

/** Lists the days without school, on which named exchanges take their other time, and who listed them. */
export function SchoolTable({ breaks, range, viewer }: SchoolTableProps) {
  const { school: texts, time, range: between } = useI18nContext().LL.calendarReport
  const reported = breaks.filter((listed) => isWithin(listed, range))
  if (reported.length === 0) return <p>{texts.none()}</p>
  return (
    <>
      <p>{texts.text()}</p>
      <PrintLines label={texts.title()}>
        <PrintHead heads={[texts.days(), texts.name(), time.children(), texts.by()]} />
        <tbody>
          {reported.map(({ id, name, from, to, childIds, createdBy }) => (
            <tr key={id}>
              <td>{from === to ? viewer.date(from) : between({ from: viewer.date(from), to: viewer.date(to) })}</td>
              <td>{name}</td>
              <td>{childNames(childIds, viewer)}</td>
              <td>{viewer.nameOf(createdBy)}</td>
            </tr>
          ))}
        </tbody>
      </PrintLines>
    </>
  )
}
