import { addMs, wallOf } from '#domain/time.ts'
import type { PathEvent } from '#machines/walk/walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../support/world.ts'
import { type CalendarScreen, calendarScreen } from './calendar.page.ts'

export { test }

/** Performs the events of the change request's chart as both parents, each in a browser, and checks what both are shown. */

type Played = { readonly asker: CalendarScreen; readonly answerer: CalendarScreen; readonly address: string }

const played = new WeakMap<World, Played>()
const playedIn = (world: World): Played => {
  const play = played.get(world)
  if (!play) throw new Error('nothing was begun')
  return play
}
const hour = 3_600_000

/** Sam asks for a day in ten days, then both parents open the request. */
export const begin = async (world: World): Promise<void> => {
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [asker, answerer] = [calendarScreen(sam.page, world.messages), calendarScreen(dana.page, world.messages)]
  const at = (hours: number) => wallOf(addMs(world.server.deps.clock.now(), hours * hour), world.family.timeZone)
  await asker.ask({ from: at(240), until: at(264), expires: at(72), reason: 'My sister visits' })
  await asker.openFirstRequest()
  await expect(sam.page).toHaveURL(/changes\/[0-9a-f-]{36}$/)
  await dana.page.goto(sam.page.url())
  played.set(world, { asker, answerer, address: sam.page.url() })
}

type Gesture = (world: World, step: PathEvent) => Promise<void>
const by = ({ who }: PathEvent, world: World): CalendarScreen => {
  const { asker, answerer } = playedIn(world)
  return who === 'asker' ? asker : answerer
}

export const fire = {
  'changeRequest.approve': (world, step) => by(step, world).approve(),
  'changeRequest.decline': (world, step) => by(step, world).decline('We are away'),
  'changeRequest.counter': (world, step) => by(step, world).counter('Could it be this instead?'),
  'changeRequest.withdraw': (world, step) => by(step, world).withdraw(),
  'changeRequest.expire': (world) => {
    const { deps } = world.server
    return handleDueTimes({ ...deps, clock: { now: () => addMs(deps.clock.now(), 73 * hour) } })
  },
} as const satisfies Record<string, Gesture>

type Leaf = Parameters<CalendarScreen['status']>[0]
const leaves: readonly Leaf[] = ['open', 'approved', 'declined', 'countered', 'withdrawn', 'expired']

/** Checks that both windows show the state. Who proposed another change was led to the list, and opens the request again. */
export const see = async (world: World, leaf: string): Promise<void> => {
  const { asker, answerer, address } = playedIn(world)
  const known = leaves.find((one) => one === leaf)
  if (!known) throw new Error(`no request is ${leaf}`)
  for (const screen of [asker, answerer]) {
    if (screen.page.url() !== address) await screen.page.goto(address)
    await expect(screen.status(known)).toBeVisible()
  }
}
