import { begin, fire, see, test } from '../pages/join/join.gestures.ts'
import { playsOf } from '../support/play.ts'

for (const { title, play } of playsOf('join', { begin, fire, see }))
  test(title, async ({ world }) => {
    await play(world)
  })
