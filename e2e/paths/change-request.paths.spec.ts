import { begin, fire, see, test } from '../pages/calendar/change-request.gestures.ts'
import { playsOf } from '../support/play.ts'

for (const { title, play } of playsOf('changeRequest', { begin, fire, see }))
  test(title, async ({ world }) => {
    await play(world)
  })
