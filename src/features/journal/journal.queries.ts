import { queryOptions } from '@tanstack/react-query'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import type { JournalSelection } from '#contract/journal/journal-selection.ts'
import type { Client } from '#src/api/client.ts'
import { pagesOf } from '#src/app/shared/list/use-pages.ts'

/** Everything of the journal, as the live stream names it. */
export const journalKey = ['journal'] as const
export const entryKey = (id: string) => [...journalKey, 'one', id] as const

export const journalQuery = ({ call }: Client, selection: JournalSelection) =>
  pagesOf([...journalKey, 'list', selection], (place, options) =>
    call(journalRoutes.list, { query: { ...selection, ...place } }, options),
  )

/** Lists the whole texts, for a print. */
export const journalTextsQuery = ({ call }: Client, selection: JournalSelection) =>
  pagesOf([...journalKey, 'texts', selection], (place, options) =>
    call(journalRoutes.list, { query: { ...selection, ...place, texts: 'whole' } }, options),
  )

/** With whom the viewer may share an entry. */
export const readersQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...journalKey, 'readers'],
    queryFn: ({ signal }) => call(journalRoutes.readers, {}, { signal }),
  })
