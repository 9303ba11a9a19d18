import type { QueryClient } from '@tanstack/react-query'
import type { Right } from '#contract/permissions.ts'
import type { Client } from '#src/api/client.ts'
import { mayIn } from '../viewer/may.ts'
import { familyQuery } from './family.ts'

/** Without an answer for so long, in milliseconds, a page shows skeletons. */
const patience = 1000

/** Tells whether nothing of the app has been drawn yet, so that only the drawing of the page gives way to what comes. */
export const isFirstScreen = (): boolean => document.querySelector('main') === null

/** Waits for what a page shows, so that it is drawn once. The page itself says what failed. */
export async function awaitAnswers(answers: Promise<unknown>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([answers.catch(() => undefined), late])
}

/** Holds what a loader needs in order to ask. Every route's context has it. */
export type QueryContext = { readonly client: Client; readonly queryClient: QueryClient }

/**
 * Waits for what a page shows to whoever has a right, or to everybody, when it is the first screen. Anybody who comes from
 * another page sees this one at once.
 */
export async function awaitFirst(
  { client, queryClient }: QueryContext,
  right: Right | null,
  ask: () => Promise<unknown>,
): Promise<void> {
  if (!isFirstScreen()) return
  const answers = async () => {
    const family = await queryClient.ensureQueryData(familyQuery(client))
    if (right === null || mayIn(family)(right)) await ask()
  }
  await awaitAnswers(answers())
}
