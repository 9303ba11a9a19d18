import { awaitFirst, type QueryContext } from '#src/app/shared/data/first-screen.ts'
import { askedOf, selectionFrom } from './log-selection.ts'
import { logQuery } from './use-log.ts'

type Search = Readonly<Record<string, string | undefined>>

/** Waits for the first rows of the log. */
export const awaitLog = (context: QueryContext, search: Search): Promise<void> =>
  awaitFirst(context, 'expense.see', () =>
    context.queryClient.prefetchInfiniteQuery(logQuery(context.client, askedOf(selectionFrom(search)))),
  )
