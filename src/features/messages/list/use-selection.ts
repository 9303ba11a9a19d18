import { useState } from 'react'
import type { MessageSummaryDto } from '#contract/messages/messages.ts'

/** Holds which of the shown messages are selected. A message that left the page is selected no more. */
export function useSelection(items: readonly Pick<MessageSummaryDto, 'id'>[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const isAll = ids.length === items.length
  const toggleAll = () => setChosen(new Set(isAll ? [] : items.map(({ id }) => id)))
  return { ids, isAll, has: (id: string) => chosen.has(id), toggle, toggleAll, clear: () => setChosen(new Set()) }
}
export type Selection = ReturnType<typeof useSelection>
