import { begin, fire, see, test } from '../pages/expense.gestures.ts'
import { playsOf } from '../support/play.ts'

for (const { title, play } of playsOf('expense', { begin, fire, see }))
  test(title, async ({ world }) => {
    await play(world)
  })
