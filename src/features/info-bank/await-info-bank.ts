import { awaitFirst, type QueryContext } from '#src/app/shared/data/first-screen.ts'
import { infoBankQuery } from './info-bank.queries.ts'

/** Waits for the entries, without which the page has another layout. */
export const awaitInfoBank = (context: QueryContext): Promise<void> =>
  awaitFirst(context, null, () => context.queryClient.prefetchQuery(infoBankQuery(context.client)))
