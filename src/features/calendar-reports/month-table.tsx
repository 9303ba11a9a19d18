import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { boundsOf, siblingsIn } from '#domain/parenting-time/by-day.ts'
import type { Engine } from '#domain/parenting-time/engine.ts'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { printedExchange } from '#domain/parenting-time/travel.ts'
import { addDays, fromEpoch, type PlainDate } from '#domain/time.ts'
import { formatHour, formatMonth, formatShortWeekday } from '#domain/time-text.ts'
import { arrivalText } from '#i18n/exchange-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames, dayModel } from '#src/features/calendar/view/day-model.ts'
import { eventMarks, marksTogether } from '#src/features/calendar/view/event-marks.ts'
import { type Handover, handoversOn } from '#src/features/calendar/view/handovers.ts'
import { holidayMarks } from '#src/features/calendar/view/holiday-marks.ts'
import { plannedChildren } from '#src/features/calendar/view/planned-children.ts'
import { parentGround } from '#src/ui/data/parent-pattern.ts'

/** One style serves all days: a row is never split, and its bands lie at its foot. */
const Table = chakra('table', {
  base: {
    width: 'full',
    minW: '60rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'secondary',
    _print: { minW: '0', fontSize: '8pt', lineHeight: '1.25' },
    '& tr': { breakInside: 'avoid' },
    '& th': { px: '4px', py: '2px', textAlign: 'start', fontWeight: 'semibold' },
    '& td': { position: 'relative', p: '0', verticalAlign: 'top', borderWidth: '1px', height: '4.75rem' },
    '& td > div': { px: '4px', pt: '2px' },
    '& .outside': { color: 'fg.3' },
    '& .number': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& li': { overflowWrap: 'anywhere' },
    '& .holiday': { fontWeight: 'semibold' },
    '& .bands': { position: 'absolute', insetX: '0', bottom: '0', display: 'block' },
    '& .band': { display: 'flex', height: '1.125rem', mt: '1px', printColorAdjust: 'exact' },
    '& .who': { px: '4px', bg: 'bg.inset' },
    '& .part': {
      flexBasis: '0',
      minW: 'fit-content',
      px: '4px',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    '& .part + .part': { borderInlineStartWidth: '2px', borderColor: 'bg.card' },
    '& .A': parentGround.A,
    '& .B': parentGround.B,
    '& .nobody': { bg: 'bg.inset' },
  },
})

type MonthTableProps = {
  plan: ParentingPlan
  engine: Engine
  layers: ParentingTimeDto
  events: readonly EventTimeDto[]
  month: string
  weeks: readonly (readonly PlainDate[])[]
  viewer: Viewer
}

/** The legend below has everybody's full name; a day has room for the first. */
const byFirstName = (viewer: Viewer): Viewer => {
  const names = new Map(viewer.family.members.map(({ id, firstName }) => [id, firstName]))
  return { ...viewer, nameOf: (personId) => names.get(personId) ?? '' }
}

function useDays({ plan, engine, layers, events, weeks, viewer: full }: MonthTableProps) {
  const { LL } = useI18nContext()
  return useMemo(() => {
    const viewer = byFirstName(full)
    const children = plannedChildren(viewer)
    const [from = '', to = from] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
    const range = { from: boundsOf(from, plan.zone).from, until: boundsOf(addDays(to, 1), plan.zone).from }
    const siblings = siblingsIn(engine, children, range)
    const marks = marksTogether(
      holidayMarks({ engine, layers, childIds: children, days: { from, to } }, LL),
      eventMarks(events, { viewer, LL, isAway: false }),
    )
    return weeks.map((days) =>
      days.map((date, index) => ({
        ...dayModel(date, index === 0, { plan, siblings, marks, viewer, LL }),
        handovers: handoversOn(engine, children, boundsOf(date, plan.zone)),
      })),
    )
  }, [plan, engine, layers, events, weeks, full, LL])
}

/** Draws the days of a month with all their words, because nobody can press on paper. */
export function MonthTable(props: MonthTableProps) {
  const { weeks, month, viewer, plan } = props
  const { locale } = useI18nContext()
  const rows = useDays(props)
  return (
    <Table aria-label={formatMonth(`${month}-01`, locale)}>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col">
              {formatShortWeekday(date, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((days) => (
          <tr key={days[0]?.date}>
            {days.map(({ date, number, marks, bands, handovers }) => (
              <td key={date} className={date.startsWith(month) ? undefined : 'outside'}>
                <div style={{ paddingBottom: `calc(${bands.length} * 1.25rem)` }}>
                  <span className="number">{number}</span>
                  <ul>
                    {marks
                      .filter(({ event }) => !event)
                      .map(({ key, text }) => (
                        <li key={key} className="holiday">
                          {text}
                        </li>
                      ))}
                    {handovers.map((handover) => (
                      <li key={`${handover.childIds.join()} ${handover.from}`}>
                        <HandoverText handover={handover} zone={plan.zone} viewer={byFirstName(viewer)} />
                      </li>
                    ))}
                    {marks
                      .filter(({ event }) => event)
                      .map(({ key, label }) => (
                        <li key={key}>{label}</li>
                      ))}
                  </ul>
                </div>
                <span className="bands">
                  {bands.map(({ key, who, parts }) => (
                    <span key={key} className="band">
                      {who && <span className="who">{who.slice(0, 1)}</span>}
                      {parts.map(({ side, text, weight }, index) => (
                        <span
                          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a day follow one another
                          key={index}
                          className={`part ${side ?? 'nobody'}`}
                          style={{ flexGrow: weight }}
                        >
                          {text}
                        </span>
                      ))}
                    </span>
                  ))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Names the children only where they do not all change homes then. */
function HandoverText({ handover, zone, viewer }: { handover: Handover; zone: string; viewer: Viewer }) {
  const { LL, locale } = useI18nContext()
  const { childIds, from } = handover
  const exchange = printedExchange(handover.exchange)
  const isAll = childIds.length === plannedChildren(viewer).length
  const text = LL.calendar.list.exchange({
    from: viewer.nameOf(exchange.from),
    to: viewer.nameOf(exchange.to),
    time: formatHour(fromEpoch(from), zone, locale),
  })
  return [
    isAll ? '' : childNames(childIds, viewer),
    text,
    exchange.place,
    arrivalText(exchange, locale, LL.calendar.day),
  ]
    .filter(Boolean)
    .join(' · ')
}
