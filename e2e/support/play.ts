import { peoplesPaths } from '#machines/walk/formats.ts'
import { titleOf } from '#machines/walk/playwright.ts'
import type { Path, PathEvent } from '#machines/walk/walk.ts'
import type { World } from './world.ts'

/** Performs each event of a chart in the browser, and checks what each state shows. */
type Gestures = {
  begin(world: World, input: object): Promise<void>
  see(world: World, leaf: string): Promise<void>
  readonly fire: Readonly<Record<string, Gesture>>
}
type Gesture = { play(world: World, event: PathEvent): Promise<void> }['play']

const play = async (world: World, path: Path, { begin, see, fire }: Gestures): Promise<void> => {
  await begin(world, path.input)
  await see(world, path.leaf)
  for (const { event, facts, leaf } of path.steps) {
    const gesture = fire[event.type]
    if (!gesture) throw new Error(`no gesture plays ${event.type}`)
    await gesture(world, facts ? { ...event, facts } : event)
    await see(world, leaf)
  }
}

/** Returns a test for each path that people can take through a chart: its title and its steps. */
export const playsOf = (name: string, gestures: Gestures) =>
  peoplesPaths(name).map((path, index) => ({
    title: titleOf(path, index),
    play: (world: World) => play(world, path, gestures),
  }))
