import { chakra } from '@chakra-ui/react/styled-system'
import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import { isReported } from '#domain/parenting-time/is-reported.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

type ActualListProps = {
  items: readonly ActualTimeDto[]
  range: { readonly from: string; readonly to: string }
  viewer: Viewer
}

const Item = chakra('section', {
  base: { mt: 'u2', breakInside: 'avoid', '& blockquote': { ps: 'u1.5', borderInlineStartWidth: '3px' } },
})

/** Lists what each parent says has really happened about some days, the earliest time first, and what was answered. */
export function ActualList({ items, range, viewer }: ActualListProps) {
  const { happened: texts } = useI18nContext().LL.calendarReport
  const reported = items
    .filter(({ createdAt, from, until }) =>
      isReported({ createdAt, times: [{ from, until }] }, range, viewer.family.timeZone),
    )
    .toReversed()
  if (reported.length === 0) return <p>{texts.none()}</p>
  return (
    <>
      <p>{texts.text()}</p>
      {reported.map((item) => (
        <Claim key={item.id} item={item} viewer={viewer} />
      ))}
    </>
  )
}

function Claim({ item, viewer }: { item: ActualTimeDto; viewer: Viewer }) {
  const { calendarReport, calendar } = useI18nContext().LL
  const { happened: texts } = calendarReport
  const { createdBy, otherId, createdAt, changedAt, status, parentId, from, until, childIds, why, reason } = item
  const name = viewer.nameOf(otherId)
  return (
    <Item>
      <p>
        {texts.step({
          name: viewer.nameOf(createdBy),
          time: viewer.instant(createdAt),
          status: calendar.actualLabel[status](),
        })}
      </p>
      <p>
        {calendar.exchanged({
          name: viewer.nameOf(parentId),
          from: viewer.instant(from),
          until: viewer.instant(until),
        })}
      </p>
      <p>{childNames(childIds, viewer)}</p>
      <blockquote>
        <Verbatim>{why}</Verbatim>
      </blockquote>
      <p>{texts.outcome[status]({ name, time: viewer.instant(changedAt) })}</p>
      {reason && <p>{texts.answer({ name, answer: reason })}</p>}
    </Item>
  )
}
