import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import type { PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { actualTimeChart } from '../actual.chart.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { daysOf } from '../view/day-marks.ts'
import { actualTimesQuery } from './actual.queries.ts'

const Section = chakra('section', {
  base: {
    mt: 'u2',
    pt: 'u1.5',
    borderTopWidth: '1px',
    textStyle: 'secondary',
    '& a': { fontWeight: 'semibold', color: 'brand.strong', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** Says what the parents recorded of a day that has begun, and leads to where one records more. */
export function DayActual({ date }: { date: PlainDate }) {
  const { client } = useApp()
  const { day } = useI18nContext().LL.calendar
  const viewer = useTraveller()
  const { data } = useQuery(actualTimesQuery(client))
  const zone = viewer.family.timeZone
  const items = (data?.items ?? []).filter(({ from, until }) => daysOf(from, until, zone).includes(date))
  const mayRecord = viewer.may('actualTime.record')
  if (items.length === 0 && !mayRecord) return null
  return (
    <Section aria-label={day.happened()}>
      {items.length > 0 && (
        <>
          <chakra.h3 textStyle="label" mb="u1">
            {day.happened()}
          </chakra.h3>
          <chakra.ul mb="u1">
            {items.map((item) => (
              <li key={item.id}>
                <Line item={item} />
              </li>
            ))}
          </chakra.ul>
        </>
      )}
      {mayRecord && (
        <Link to="/calendar/actual/new" search={{ on: date }}>
          {day.record()}
        </Link>
      )}
    </Section>
  )
}

function Line({ item }: { item: ActualTimeDto }) {
  const { calendar } = useI18nContext().LL
  const viewer = useTraveller()
  const { id, parentId, from, until, status } = item
  const text = { name: viewer.nameOf(parentId), from: viewer.moment(from), until: viewer.moment(until) }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="u1" alignItems="center" mb="u1">
      <Link to="/calendar/actual/$id" params={{ id }}>
        {calendar.day.happenedLine(text)}
      </Link>
      <Chip tone={toneOf(actualTimeChart(item))}>{calendar.actualLabel[status]()}</Chip>
    </chakra.div>
  )
}
