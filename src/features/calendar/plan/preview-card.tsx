import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planOf } from '#contract/calendar/parenting-time.ts'
import { previewOf } from '#domain/parenting-time/preview.ts'
import { epochOf, fromEpoch } from '#domain/time.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { parentingTimeQuery } from '../calendar.queries.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { childNames } from '../view/day-model.ts'

type Line = Readonly<Record<'children' | 'before' | 'after' | 'from' | 'until', string>>
type PreviewCardProps = {
  childIds: readonly string[]
  times: readonly { readonly parentId: string; readonly from: string; readonly until: string }[]
  /** `none` is said where the children are with these parents anyway, `nobody` of a time that no plan covers. */
  texts: Readonly<Record<'title' | 'none' | 'nobody', () => string>> & { readonly line: (line: Line) => string }
}

/** Shows how times differ from what both parents agreed, by the same engine as the calendar. */
export function PreviewCard({ childIds, times, texts }: PreviewCardProps) {
  const { client } = useApp()
  const viewer = useTraveller()
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
  if (moved === null) return null
  const nameOf = (id: string | null) => (id === null ? texts.nobody() : viewer.nameOf(id))
  return (
    <Card>
      <CardHeader title={texts.title()} />
      <CardBody>
        {moved.length === 0 ? (
          <p>{texts.none()}</p>
        ) : (
          <ul>
            {moved.map(({ childId, from, until, before, after }) => (
              <li key={`${childId} ${from}`}>
                {texts.line({
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
