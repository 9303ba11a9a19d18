import { chakra } from '@chakra-ui/react/styled-system'
import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { listFormat } from '#domain/formats.ts'
import { boundsOf } from '#domain/parenting-time/by-day.ts'
import type { Engine } from '#domain/parenting-time/engine.ts'
import type { PlainDate } from '#domain/time.ts'
import { standingText } from '#i18n/because-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { sideOf } from '#src/features/calendar/view/day-model.ts'
import { plannedChildren } from '#src/features/calendar/view/planned-children.ts'
import { Swatch } from '#src/features/calendar/view/swatch.tsx'

const Who = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 'u3', mt: 'u1', '& li': { display: 'flex', gap: 'u1' } },
})
const Lines = chakra('ul', {
  base: {
    columns: { base: '1', sm: '2' },
    columnGap: 'u3',
    _print: { columns: '2', fontSize: '8pt', lineHeight: '1.3' },
  },
})

type MonthLegendProps = {
  engine: Engine
  layers: ParentingTimeDto
  events: readonly EventTimeDto[]
  weeks: readonly (readonly PlainDate[])[]
  viewer: Viewer
}

/** Finds what decides about the days that are printed, by its id. */
function decidingIn({ engine, layers, weeks, viewer }: MonthLegendProps): ReadonlySet<string> {
  const [from = '', to = from] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const range = { from: boundsOf(from, layers.zone).from, until: boundsOf(to, layers.zone).until }
  const children = plannedChildren(viewer)
  const reasons = children.flatMap((childId) => engine.spans(childId, range).map(({ because }) => because))
  const kept = children.flatMap((childId) => engine.holidays(childId, range).map(({ holidayId }) => holidayId))
  const ids = reasons.flatMap((because) => {
    if (because?.layer === 'rotation') return [because.scheduleId]
    return because?.layer === 'swap' ? [because.requestId] : []
  })
  return new Set([...ids, ...kept])
}

/** Names the parents by their colours, and says who recorded what stands on the days. */
export function MonthLegend(props: MonthLegendProps) {
  const { layers, events, viewer } = props
  const { LL, locale } = useI18nContext()
  const { calendar, calendarReport } = LL
  const { month } = calendarReport
  const deciding = decidingIn(props)
  const parents = viewer.family.members.filter(({ role }) => role === 'parent')
  const owners = [...new Set(events.map(({ ownerId }) => ownerId))]
  const list = listFormat(locale)
  const titlesOf = (owner: string) => [
    ...new Set(events.filter(({ ownerId }) => ownerId === owner).map(({ title }) => title)),
  ]
  return (
    <section>
      <Who aria-label={month.parents()}>
        {parents.map(({ id, firstName }) => (
          <li key={id}>
            <Swatch who={sideOf(id, viewer) ?? 'nobody'} aria-hidden="true">
              {firstName.slice(0, 1)}
            </Swatch>
            {viewer.nameOf(id)}
          </li>
        ))}
      </Who>
      <chakra.h3 textStyle="label" mt="u1">
        {month.recorded()}
      </chakra.h3>
      <Lines>
        {[...layers.schedules, ...layers.holidays]
          .filter(({ id }) => deciding.has(id))
          .map(({ id, name }) => (
            <li key={id}>
              “{name}”: {standingText(id, layers, viewer, LL)}
            </li>
          ))}
        {layers.swaps
          .filter(({ id }) => deciding.has(id))
          .map(({ id, parent, from, until }) => (
            <li key={`${id} ${from}`}>
              {calendar.exchanged({
                name: viewer.nameOf(parent),
                from: viewer.instant(from),
                until: viewer.instant(until),
              })}
              . {calendar.because.swap()}
            </li>
          ))}
        {owners.map((owner) => (
          <li key={owner}>{month.events({ name: viewer.nameOf(owner), titles: list.format(titlesOf(owner)) })}</li>
        ))}
      </Lines>
    </section>
  )
}
