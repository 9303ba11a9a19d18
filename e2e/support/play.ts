import { peoplesPaths } from '#machines/walk/formats.ts'
import { titleOf } from '#machines/walk/playwright.ts'
import type { PathEvent } from '#machines/walk/walk.ts'
import type { test as base } from '../fixtures.ts'
import type { World } from './world.ts'

/** What people do in their browsers for each event of a chart, and what they see in each of its states. */
type Gestures = {
  readonly test: typeof base
  begin(world: World, input: object): Promise<void>
  see(world: World, leaf: string): Promise<void>
  readonly fire: Readonly<Record<string, Gesture>>
}
type Gesture = { play(world: World, event: PathEvent): Promise<void> }['play']

/** Plays every path of the chart, each as a test of its own: after each event the state is seen. */
export const playEach = (name: string, { test, begin, see, fire }: Gestures): void => {
  for (const [index, path] of peoplesPaths(name).entries())
    test(titleOf(path, index), async ({ world }) => {
      await begin(world, path.input)
      await see(world, path.leaf)
      for (const { event, facts, leaf } of path.steps) {
        const play = fire[event.type]
        if (!play) throw new Error(`no gesture plays ${event.type}`)
        await play(world, facts ? { ...event, facts } : event)
        await see(world, leaf)
      }
    })
}
