import type { App } from '#src/app/boot/create-app.ts'
import { familyQuery } from '#src/app/shared/data/family.ts'
import { awaitAnswers, isFirstScreen } from '#src/app/shared/data/first-screen.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { askedOf, selectionFrom } from './log-selection.ts'
import { logQuery } from './use-log.ts'

type Search = Readonly<Record<string, string | undefined>>

/** Waits for the first rows when the log is the page's first screen. Anybody who comes later sees the log at once. */
export async function awaitLog({ client, queryClient }: Pick<App, 'client' | 'queryClient'>, search: Search) {
  if (!isFirstScreen()) return
  const rows = async () => {
    const family = await queryClient.ensureQueryData(familyQuery(client))
    if (!mayIn(family)('expense.see')) return
    await queryClient.prefetchInfiniteQuery(logQuery(client, askedOf(selectionFrom(search))))
  }
  await awaitAnswers(rows())
}
