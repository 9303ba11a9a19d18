import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { isReported } from '#domain/parenting-time/is-reported.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { childNames } from '#src/features/calendar/view/day-model.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

type RequestChainsProps = {
  requests: readonly ChangeRequestDto[]
  range: { readonly from: string; readonly to: string }
  viewer: Viewer
}

const Chain = chakra('section', {
  base: {
    mt: 'u2',
    breakInside: 'avoid',
    '& h4': { textStyle: 'strong' },
    '& blockquote': { ps: 'u1.5', borderInlineStartWidth: '3px' },
  },
})

/** Lists the change requests about some days, each chain from its first request on. */
export function RequestChains({ requests, range, viewer }: RequestChainsProps) {
  const { requests: texts } = useI18nContext().LL.calendarReport
  const chains = [...Map.groupBy(requests.toReversed(), ({ root }) => root).values()].filter((chain) =>
    chain.some((request) => isReported(request, range, viewer.family.timeZone)),
  )
  if (chains.length === 0) return <p>{texts.none()}</p>
  return chains.map((chain, index) => (
    <Chain key={chain[0]?.root}>
      <h4>{texts.chain({ number: index + 1 })}</h4>
      {chain.map((request) => (
        <Step key={request.id} request={request} viewer={viewer} />
      ))}
    </Chain>
  ))
}

function Step({ request, viewer }: { request: ChangeRequestDto; viewer: Viewer }) {
  const { calendarReport, calendar } = useI18nContext().LL
  const { requests: texts } = calendarReport
  const { kind, askerId, answererId, createdAt, changedAt, status, times, childIds, reason, answer } = request
  const name = viewer.nameOf(answererId)
  return (
    <chakra.div mt="u1">
      <p>
        {texts.step[kind]({
          name: viewer.nameOf(askerId),
          time: viewer.instant(createdAt),
          status: calendar.changeLabel[status](),
        })}
      </p>
      {times.map(({ parentId, from, until }) => (
        <p key={parentId}>
          {calendar.exchanged({
            name: viewer.nameOf(parentId),
            from: viewer.instant(from),
            until: viewer.instant(until),
          })}
        </p>
      ))}
      <p>{childNames(childIds, viewer)}</p>
      <blockquote>
        <Verbatim>{reason}</Verbatim>
      </blockquote>
      <p>{texts.outcome[status]({ name, time: viewer.instant(changedAt) })}</p>
      {answer && <p>{texts.answer({ name, answer })}</p>}
    </chakra.div>
  )
}
