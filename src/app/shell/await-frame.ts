import type { App } from '../boot/create-app.ts'
import { familyQuery } from '../shared/data/family.ts'
import { awaitAnswers, isFirstScreen } from '../shared/data/first-screen.ts'
import { entriesIn } from '../shared/use-entries.ts'

type Context = Pick<App, 'client' | 'features' | 'queryClient'>

/** Waits for the family, and for the counts of the navigation when the frame is drawn with the page's first screen. */
export async function awaitFrame({ client, features, queryClient }: Context): Promise<void> {
  const family = await queryClient.ensureQueryData(familyQuery(client))
  if (!isFirstScreen()) return
  const badges = entriesIn('main', features.all(), family).flatMap(({ badge }) => (badge ? [badge] : []))
  await awaitAnswers(Promise.all(badges.map((badge) => queryClient.prefetchQuery(badge.query(client)))))
}
