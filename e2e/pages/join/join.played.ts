import type { BrowserContext, Page } from '@playwright/test'
import { type JoinQuestion, joinQuestions } from '#machines/join/join.types.ts'
import type { Inviter, Newcomer } from '../../support/joining.ts'
import type { World } from '../../support/world.ts'
import type { joinScreen } from './join.page.ts'

/** One newcomer who joins in one browser, and what was seen of it so far. */
export type Played = {
  readonly page: Page
  readonly context: BrowserContext
  readonly screen: ReturnType<typeof joinScreen>
  readonly who: Newcomer
  readonly founder: Newcomer
  /** Whoever follows an invitation has an inviter, and reads other words. */
  inviter: Inviter | null
  isInvited: boolean
  /** The address that was given last. */
  email: string
  /** Holds the state that was checked last. */
  leaf: string
  readonly answered: Set<JoinQuestion>
}
export const played = new WeakMap<World, Played>()
export const playedIn = (world: World): Played => {
  const play = played.get(world)
  if (!play) throw new Error('nothing was begun')
  return play
}

/** The question of a state of the walk, whether its request failed or not. */
export const questionOf = (leaf: string): JoinQuestion | undefined =>
  joinQuestions.find((question) => question === leaf.replace('.failed', ''))
