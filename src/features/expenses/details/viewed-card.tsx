import { useQuery } from '@tanstack/react-query'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { itemHistoryQuery } from '#src/app/shared/record/item-history.query.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Messages } from '../texts.ts'
import { pastOf } from './status-rail.model.ts'

/** Returns the amount that the record says it became after this time, and whether its split changed; null if neither. */
function changeAfter(at: string, item: ExpenseDto, entries: readonly HistoryEntryDto[]) {
  const later = pastOf(entries, item).filter((step) => step.at > at)
  const edits = later.flatMap(({ detail }) => (detail?.kind === 'edit' ? [detail] : []))
  const total = edits.flatMap((edit) => edit.total ?? []).at(-1)?.now
  if (total !== undefined) return { total }
  return edits.some(({ split }) => split) ? 'split' : null
}

/**
 * Shows when each parent first opened it, and that its amount or its split was another one then. It may be read in court: local time
 * with its zone, or Never.
 */
export function ViewedCard({ item, viewer, messages }: { item: ExpenseDto; viewer: Viewer; messages: Messages }) {
  const { client } = useApp()
  const { data } = useQuery(itemHistoryQuery(client, item.id))
  const { viewed } = messages.expenses.details
  const whenText = (at: string): string => {
    const change = changeAfter(at, item, data?.entries ?? [])
    const time = viewer.instant(at)
    if (change === null) return time
    return change === 'split'
      ? viewed.beforeSplit({ time })
      : viewed.before({ time, total: viewer.money(change.total) })
  }
  return (
    <Card bleed>
      <CardHeader title={viewed.title()} />
      <CardBody>
        <DefinitionList
          items={item.viewed.map(({ personId, at }) => ({
            term: viewer.isYou(personId) ? viewed.you() : viewer.nameOf(personId),
            value: at ? whenText(at) : viewed.never(),
          }))}
        />
      </CardBody>
    </Card>
  )
}
