import { begin, fire, see, test } from '../pages/sign-up-flow.gestures.ts'
import { playsOf } from '../support/play.ts'

for (const { title, play } of playsOf('signUpFlow', { begin, fire, see }))
  test(title, async ({ world }) => {
    await play(world)
  })
