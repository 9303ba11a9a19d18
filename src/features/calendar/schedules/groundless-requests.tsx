import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { losesGround } from '#domain/parenting-time/ground.ts'
import type { PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useWords } from '#src/app/shared/locale/use-words.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { changesQuery } from '../calendar.queries.ts'
import { changeRequestChart } from '../request.chart.ts'
import { requestTitle } from '../requests/request-texts.ts'

const Requests = chakra('ul', {
  base: { ps: 'u2', listStyle: 'disc', '& a': { color: 'brand.strong', fontWeight: 'semibold' } },
})

type GroundlessRequestsProps = {
  ending: ParentingScheduleDto
  /** The last day of it. */
  last: PlainDate
  /** The schedules that count then, besides it. */
  others: readonly Pick<ParentingScheduleDto, 'id' | 'childIds' | 'startsOn' | 'endsOn'>[]
}

/** Lists the open requests about days that no schedule covers any more once one has ended. */
export function GroundlessRequests({ ending, last, others }: GroundlessRequestsProps) {
  const { client } = useApp()
  const { changeRequests, parentingSchedules } = useI18nContext().LL
  const viewer = useViewer()
  const { data } = useQuery({ ...changesQuery(client), enabled: viewer.may('changeRequest.see') })
  const hasWords = useWords('changeRequests')
  const lost = (data?.items ?? []).filter(
    (request) =>
      !changeRequestChart(request).isFinal && losesGround(request, { ...ending, last }, others, viewer.family.timeZone),
  )
  if (!hasWords || lost.length === 0) return null
  return (
    <div>
      <p>{parentingSchedules.groundless({ count: lost.length })}</p>
      <Requests>
        {lost.map((item) => (
          <li key={item.id}>
            {/* What was typed or asked here stays. */}
            <Link to="/calendar/changes/$id" params={{ id: item.id }} target="_blank" rel="noopener">
              {requestTitle(item, viewer, changeRequests)}
            </Link>
          </li>
        ))}
      </Requests>
    </div>
  )
}
