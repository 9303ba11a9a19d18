import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ChangeRequestDto, ExchangedTime } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Quote } from '../requests/quote.tsx'
import { useTraveller } from '../times/use-traveller.ts'
import { sideOf } from '../view/day-model.ts'
import { Swatch } from '../view/swatch.tsx'

const Times = chakra('ul', {
  base: { display: 'grid', gap: 'u1.5', p: 'u1.5', bg: 'bg.inset', borderRadius: 'control' },
})
const Time = chakra('li', { base: { display: 'flex', gap: 'u1.5', textStyle: 'secondary', color: 'fg.2' } })

/** Says in a narrow card whose time would be whose, why it was asked for, and until when an answer counts. */
export function AskedTimes({ item }: { item: ChangeRequestDto }) {
  const { calendar, changeRequests } = useI18nContext().LL
  const viewer = useTraveller()
  return (
    <>
      <Times>
        {item.times.map((time) => (
          <AskedTime key={time.parentId} time={time} />
        ))}
      </Times>
      <Quote>{item.reason}</Quote>
      <chakra.p textStyle="secondary" color="fg.3">
        {changeRequests.expires({ time: viewer.moment(item.respondBy) })}
      </chakra.p>
      <chakra.p textStyle="secondary" mt="u0.5" css={{ '& a': { color: 'brand.strong', fontWeight: 'semibold' } }}>
        <Link to="/calendar/changes/$id" params={{ id: item.id }}>
          {calendar.seeRequest()}
        </Link>
      </chakra.p>
    </>
  )
}

function AskedTime({ time: { parentId, from, until } }: { time: ExchangedTime }) {
  const viewer = useTraveller()
  const name = viewer.nameOf(parentId)
  return (
    <Time>
      <Swatch who={sideOf(parentId, viewer) ?? 'nobody'} aria-hidden="true">
        {name.slice(0, 1)}
      </Swatch>
      <div>
        <chakra.strong display="block" color="fg">
          {name}
        </chakra.strong>
        {viewer.moment(from)}
        <br />
        {viewer.moment(until)}
      </div>
    </Time>
  )
}
