import { begin, fire, see, test } from '../pages/recovery.gestures.ts'
import { playsOf } from '../support/play.ts'

for (const { title, play } of playsOf('recovery', { begin, fire, see }))
  test(title, async ({ world }) => {
    await play(world)
  })
