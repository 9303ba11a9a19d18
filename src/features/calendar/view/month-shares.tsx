import { chakra } from '@chakra-ui/react/styled-system'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link } from '@tanstack/react-router'
import { boundsOf, siblingsIn } from '#domain/parenting-time/by-day.ts'
import { sharesOf } from '#domain/parenting-time/folds.ts'
import { dayInMonth, type PlainDate } from '#domain/time.ts'
import { formatMonthName } from '#domain/time-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { childNames } from './day-model.ts'
import { plannedChildren } from './planned-children.ts'
import type { ReadyCalendar } from './use-calendar.ts'

/** Counts the nights and hours of a month with each parent. Both stand here, because courts count either. */
export function MonthShares({ calendar, date }: { calendar: ReadyCalendar; date: PlainDate }) {
  const { LL, locale } = useI18nContext()
  const { engine, plan, viewer } = calendar
  const { shares } = LL.calendar
  const days = { from: dayInMonth(date, 1), to: dayInMonth(date, 31) }
  // The last night belongs to whoever has the children at the midnight that ends the month.
  const range = { from: boundsOf(days.from, plan.zone).from, until: boundsOf(days.to, plan.zone).until + 1 }
  const siblings = siblingsIn(engine, plannedChildren(viewer), range)
  const parents = viewer.family.members.filter(({ role }) => role === 'parent')
  const counted = siblings.flatMap(({ childIds }) => {
    const [childId = ''] = childIds
    const share = sharesOf(engine, plan.zone, childId, days)
    const parts = parents.map(({ id, firstName, side }) => {
      const { nights = 0, hours = 0 } = share.get(id) ?? {}
      return { id, name: firstName, side: side ?? ('A' as const), nights, hours }
    })
    return parts.every(({ hours }) => hours === 0) ? [] : [{ childIds, parts }]
  })
  if (counted.length === 0) return null
  return (
    <Card aria-labelledby="month-shares">
      <CardHeader id="month-shares" title={shares.title({ month: formatMonthName(date, locale) })} />
      <CardBody>
        {counted.map(({ childIds, parts }) => (
          <chakra.div key={childIds.join()} css={{ '& + &': { mt: 'u2' } }}>
            {siblings.length > 1 && (
              <chakra.p textStyle="label" mb="u1">
                {childNames(childIds, viewer)}
              </chakra.p>
            )}
            <SplitBar
              label={shares.title({ month: formatMonthName(date, locale) })}
              parts={parts.map(({ side, name, nights }) => ({
                who: side,
                label: shares.nights({ name, count: nights }),
                percent: nights,
              }))}
            />
            <chakra.p textStyle="secondary" color="fg.3" mt="u1">
              {parts
                .map(({ name, hours }) => ({ name, count: Math.round(hours * 10) / 10 }))
                .map(({ name, count }) => shares.hours({ name, hours: viewer.count(count), count }))
                .join(' · ')}
            </chakra.p>
          </chakra.div>
        ))}
        <chakra.p textStyle="secondary" color="fg.3" mt="u1">
          {shares.text()}
        </chakra.p>
        <chakra.div mt="u1" ms="-8px">
          <ButtonLink
            variant="tertiary"
            size="small"
            icon={IconPrinter}
            link={<Link to="/calendar/month" search={{ date }} />}
          >
            {LL.calendar.header.print()}
          </ButtonLink>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
