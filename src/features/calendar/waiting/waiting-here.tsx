import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { actualTimesQuery } from '../actual/actual.queries.ts'
import { actualTitle, recordedText } from '../actual/actual-texts.ts'
import { actualTimeChart } from '../actual.chart.ts'
import { changeRequestChart } from '../request.chart.ts'
import { askedText, requestTitle } from '../requests/request-texts.ts'
import { RequestTurn } from '../requests/request-turn.tsx'
import { useTraveller } from '../times/use-traveller.ts'
import { AskedTimes } from './asked-times.tsx'

const Line = chakra('li', {
  base: {
    position: 'relative',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
    '&:has(a:hover)': { bg: 'bg.hover' },
    '& a': { textStyle: 'strong' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
  },
  variants: { isShownWhole: { true: { display: { lg: 'none' } } } },
})

/**
 * Shows what the calendar's badge counts: what waits for the viewer's answer. A wide page shows the first request whole, with
 * its answers, beside the month. A phone leads to it, because the month comes first there.
 */
export function WaitingHere({ requests }: { requests: readonly ChangeRequestDto[] }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useTraveller()
  const actual = useQuery({ ...actualTimesQuery(client), enabled: viewer.may('actualTime.see') })
  const asked = requests.filter((request) => changeRequestChart(request).isYourTurn)
  const said = (actual.data?.items ?? []).filter((item) => actualTimeChart(item).isYourTurn)
  const [first] = asked
  if (asked.length + said.length === 0) return null
  const { changeRequests, actualTimes, calendar } = LL
  const isListEmpty = asked.length === 1 && said.length === 0
  return (
    <chakra.section aria-label={calendar.waiting()} display="grid" gap="u2" minW="0">
      {first && (
        <RequestTurn item={first} beside>
          <AskedTimes item={first} />
        </RequestTurn>
      )}
      <chakra.div display={{ lg: isListEmpty ? 'none' : 'block' }}>
        <Card edge="attention">
          <ul>
            {asked.map((item) => (
              <Line key={item.id} isShownWhole={item === first}>
                <Waiting
                  title={
                    <Link to="/calendar/changes/$id" params={{ id: item.id }}>
                      {requestTitle(item, viewer, changeRequests)}
                    </Link>
                  }
                  secondary={askedText(item, viewer, changeRequests)}
                  turn={changeRequests.turn.you()}
                />
              </Line>
            ))}
            {said.map((item) => (
              <Line key={item.id}>
                <Waiting
                  title={
                    <Link to="/calendar/actual/$id" params={{ id: item.id }}>
                      {actualTitle(item, viewer, actualTimes)}
                    </Link>
                  }
                  secondary={recordedText(item, viewer, actualTimes)}
                  turn={actualTimes.turn.you()}
                />
              </Line>
            ))}
          </ul>
        </Card>
      </chakra.div>
    </chakra.section>
  )
}

function Waiting({ title, secondary, turn }: { title: ReactNode; secondary: string; turn: string }) {
  return (
    <>
      <chakra.div mb="u0.5">
        <Chip tone="attention">{turn}</Chip>
      </chakra.div>
      {title}
      <chakra.p textStyle="secondary" color="fg.3">
        {secondary}
      </chakra.p>
    </>
  )
}
