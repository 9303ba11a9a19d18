import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import type { Span } from '#domain/parenting-time/answer.ts'
import { boundsOf, partsOfDay, siblingsIn } from '#domain/parenting-time/by-day.ts'
import type { PlainDate } from '#domain/time.ts'
import { becauseText } from '#i18n/because-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { schoolText } from '../school/school-text.ts'
import { arrivalTimes, bothTimes } from '../times/both-times.ts'
import { childNames, sideOf } from './day-model.ts'
import { MarkLine } from './lines/mark-line.tsx'
import { plannedChildren } from './planned-children.ts'
import { Swatch } from './swatch.tsx'
import type { ReadyCalendar } from './use-calendar.ts'

const Line = chakra('li', { base: { display: 'flex', gap: 'u1.5', '& + &': { mt: 'u1.5' } } })
const Quiet = chakra('p', { base: { textStyle: 'secondary', color: 'fg.3' } })
const Why = chakra('details', {
  base: { mt: 'u0.5', '& summary': { cursor: 'pointer', color: 'brand.strong', textStyle: 'secondary' } },
})

type DayCardProps = {
  date: PlainDate
  calendar: ReadyCalendar
  /** Takes the focus when a day of the grid is opened. */
  headingRef?: Ref<HTMLHeadingElement>
  level?: 2 | 3
  children?: ReactNode
}

/** Says for one day who has the children, from when to when, where they change homes, and why. */
export function DayCard({ date, calendar, headingRef, level = 2, children }: DayCardProps) {
  const { engine, plan, viewer, marks } = calendar
  const bounds = boundsOf(date, plan.zone)
  const siblings = siblingsIn(engine, plannedChildren(viewer), bounds)
  const own = marks.get(date) ?? []
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card aria-labelledby={`day-${date}`}>
      <CardBody>
        <chakra.div asChild textStyle="cardHeading" mb="u1.5">
          <Heading id={`day-${date}`} ref={headingRef} tabIndex={-1}>
            {viewer.longDate(date)}
          </Heading>
        </chakra.div>
        {siblings.map(({ childIds, spans }) => (
          <chakra.div key={childIds.join()} css={{ '& + &': { mt: 'u2', pt: 'u2', borderTopWidth: '1px' } }}>
            {siblings.length > 1 && (
              <chakra.p textStyle="label" mb="u1">
                {childNames(childIds, viewer)}
              </chakra.p>
            )}
            <ul>
              {partsOfDay(spans, bounds).map((part) => (
                <Part key={part.from} part={part} childIds={childIds} bounds={bounds} calendar={calendar} />
              ))}
            </ul>
          </chakra.div>
        ))}
        {own.length > 0 && (
          <chakra.ul mt="u2" pt="u1.5" borderTopWidth="1px">
            {own.map((mark) => (
              <chakra.li key={mark.key} textStyle="secondary" css={{ '& + &': { mt: 'u1' } }}>
                <MarkLine mark={mark} calendar={calendar} />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {children}
      </CardBody>
    </Card>
  )
}

type PartProps = {
  part: Span
  childIds: readonly string[]
  bounds: { from: number; until: number }
  calendar: ReadyCalendar
}

function Part({ part, childIds, bounds, calendar: { viewer, plan, layers } }: PartProps) {
  const { LL, locale } = useI18nContext()
  const { day } = LL.calendar
  const time = (epoch: number) => bothTimes(epoch, { zone: plan.zone, locale, texts: day })
  const { parent, from, until, exchange } = part
  const name = parent === null ? day.nobody() : viewer.nameOf(parent)
  const isBegun = from > bounds.from
  const isEnded = until < bounds.until
  const span = isBegun ? day.from({ time: time(from) }) : isEnded ? day.until({ time: time(until) }) : day.whole()
  const isYours = parent !== null && viewer.isYou(parent)
  return (
    <Line>
      <Swatch who={sideOf(parent, viewer) ?? 'nobody'} aria-hidden="true">
        {parent !== null && name.slice(0, 1)}
      </Swatch>
      <chakra.div minW="0">
        <chakra.p>
          <chakra.strong fontWeight="semibold">{name}</chakra.strong> <span>{span}</span>
        </chakra.p>
        {exchange && (
          <chakra.p textStyle="secondary" color="fg.2">
            {exchangeText(exchange, time(from), day)}
          </chakra.p>
        )}
        {exchange?.arrival && <Quiet>{arrivalTimes(exchange, locale, day)}</Quiet>}
        {exchange && <Quiet>{schoolText(exchange, from, childIds, { layers, viewer, LL })}</Quiet>}
        {parent === null ? (
          <Quiet>{day.nothing()}</Quiet>
        ) : (
          <Why>
            <summary>{isYours ? day.whyYours() : day.why({ name })}</summary>
            <Quiet>{becauseText(part, layers, viewer, LL)}</Quiet>
          </Why>
        )}
      </chakra.div>
    </Line>
  )
}

type DayTexts = ReturnType<typeof useI18nContext>['LL']['calendar']['day']

function exchangeText({ name, place }: NonNullable<Span['exchange']>, time: string, texts: DayTexts): string {
  const when = name ? texts.exchangeNamed({ name, time }) : texts.exchange({ time })
  return place ? texts.exchangeAt({ when, place }) : when
}
