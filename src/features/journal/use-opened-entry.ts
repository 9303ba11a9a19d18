import { focusManager, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { isMissing } from '#src/app/shared/data/failure-text.ts'
import { entryKey } from './journal.queries.ts'

const isVisible = () => focusManager.isFocused()

/**
 * Opens an entry and keeps it up to date. Opening is recorded as the first view, so it waits until the person can see the
 * page, and after a failure it waits until they ask for it again. A later edition is opened by a press.
 */
export function useOpenedEntry(id: string) {
  const { client, queryClient } = useApp()
  const visible = useSyncExternalStore(focusManager.subscribe, isVisible)
  const [since] = useState(Date.now)
  const queryKey = entryKey(id)
  const opened = () => queryClient.getQueryData<JournalEntryDto>(queryKey)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      opened()
        ? client.call(journalRoutes.get, { params: { id } }, { signal })
        : client.call(journalRoutes.open, { params: { id } }),
    // The usual repetition is for reads only.
    ...(!opened() && { retry: false }),
    enabled: ({ state: { data, error, errorUpdatedAt } }) =>
      !!data || (visible && (errorUpdatedAt < since || isMissing(error))),
  })
}
