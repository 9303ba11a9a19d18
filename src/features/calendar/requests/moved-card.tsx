import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeRequestDto, ExchangedTime } from '#contract/calendar/change-requests.ts'
import { planOf } from '#contract/calendar/parenting-time.ts'
import { previewOf } from '#domain/parenting-time/preview.ts'
import { epochOf, fromEpoch } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { parentingTimeQuery } from '../calendar.queries.ts'
import { childNames } from '../view/day-model.ts'

type MovedCardProps = {
  childIds: readonly string[]
  times: readonly ExchangedTime[]
  /** Null before the request is sent. */
  status: ChangeRequestDto['status'] | null
}

/** Shows what exchanged times change, by the same engine as the calendar. An ended request shows nothing of it. */
export function MovedCard({ childIds, times, status }: MovedCardProps) {
  const { client } = useApp()
  const { changeRequests: messages } = useI18nContext().LL
  const viewer = useViewer()
  const { data } = useQuery(parentingTimeQuery(client))
  const moved = useMemo(() => {
    if (!data) return null
    const asked = times.map(({ parentId: parent, from, until }) => ({
      id: '',
      childIds,
      parent,
      from: epochOf(from),
      until: epochOf(until),
    }))
    return previewOf(planOf(data), asked)
  }, [data, times, childIds])
  if (moved === null || (status !== null && isFinalLeaf(changeRequestMachine, status))) return null
  const nameOf = (id: string | null) => (id === null ? messages.nobody() : viewer.nameOf(id))
  return (
    <Card>
      <CardHeader title={messages.moved()} />
      <CardBody>
        {moved.length === 0 ? (
          <p>{messages.movedNone()}</p>
        ) : (
          <ul>
            {moved.map(({ childId, from, until, before, after }) => (
              <li key={`${childId} ${from}`}>
                {messages.movedLine({
                  children: childNames([childId], viewer),
                  before: nameOf(before),
                  after: nameOf(after),
                  from: viewer.moment(fromEpoch(from)),
                  until: viewer.moment(fromEpoch(until)),
                })}
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
