import { awaitFirst, type QueryContext } from '#src/app/shared/data/first-screen.ts'
import { folderQuery, threadQuery } from './messages.queries.ts'
import { readMessagesSearch } from './search.ts'

/** Waits for the first page of a folder, unless a search stands in its place, and for the thread beside it. */
export const awaitMessages = (
  context: QueryContext,
  search: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const { client, queryClient } = context
  const { folder = 'inbox', search: searched, thread } = readMessagesSearch(search)
  return awaitFirst(context, null, () =>
    Promise.all([
      searched === undefined &&
        folder !== 'drafts' &&
        queryClient.prefetchQuery(folderQuery(client, folder, undefined)),
      thread && queryClient.prefetchQuery(threadQuery(client, thread)),
    ]),
  )
}
