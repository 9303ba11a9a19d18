import { chakra } from '@chakra-ui/react/styled-system'
import { addDays, dateIn, formatTime, fromEpoch } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { arrivalTimes, bothTimes } from '../times/both-times.ts'
import { childNames } from '../view/day-model.ts'
import { plannedChildren } from '../view/planned-children.ts'
import type { NextExchange } from './week.model.ts'

type ExchangeLinesProps = { exchanges: readonly NextExchange[]; viewer: Viewer; now: string }

/** Says when the children change homes next, between whom and where. */
export function ExchangeLines({ exchanges, viewer, now }: ExchangeLinesProps) {
  const { week } = useI18nContext().LL.home
  if (exchanges.length === 0) return <Line>{week.none()}</Line>
  return (
    <div>
      {exchanges.map((next) => (
        <Line key={next.childIds.join()}>
          {week.next()}{' '}
          <chakra.strong color="fg" fontWeight="semibold">
            <When at={next.at} viewer={viewer} now={now} />
          </chakra.strong>
          {` · ${aboutOf(next, viewer, week)}`}
        </Line>
      ))}
    </div>
  )
}

const Line = chakra('p', { base: { textStyle: 'secondary', color: 'fg.3' } })

function When({ at, viewer, now }: { at: number; viewer: Viewer; now: string }) {
  const { week } = useI18nContext().LL.home
  const { timeZone } = viewer.family
  const instant = fromEpoch(at)
  const today = dateIn(now, timeZone)
  const both = (text: string) => bothTimes(at, { zone: timeZone, locale: viewer.locale, texts: week }, text)
  const time = both(formatTime(instant, timeZone, viewer.locale))
  const date = dateIn(instant, timeZone)
  if (date === today) return week.today({ time })
  return date === addDays(today, 1) ? week.tomorrow({ time }) : both(viewer.moment(instant))
}

type Texts = ReturnType<typeof useI18nContext>['LL']['home']['week']

/** Names the children only where they do not all change homes then. */
function aboutOf({ childIds, exchange }: NextExchange, viewer: Viewer, week: Texts): string {
  const [from, to] = [viewer.nameOf(exchange.from), viewer.nameOf(exchange.to)]
  const isAll = childIds.length === plannedChildren(viewer).length
  const who = isAll ? week.fromTo({ from, to }) : week.childFromTo({ children: childNames(childIds, viewer), from, to })
  return [who, exchange.name, exchange.place, arrivalTimes(exchange, viewer.locale, week)].filter(Boolean).join(' · ')
}
