import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { lifecycles } from '#machines/charts.ts'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import { matrix } from '../walk.ts'

const author = { actor: 'sam', party: 'author', mode: 'self' } as const

test('who may do what to a draft', () => {
  expect(matrix(lifecycles.draft)).toMatchInlineSnapshot(`
    "saved     | save author, send author, discard author system
    sent      | nobody
    discarded | nobody"
  `)
})

test.each(['draft.send', 'draft.discard'] as const)('%s leaves no text behind', (type) => {
  const saved = draftMachine.resolveState({ value: 'saved', context: {} })
  const [, effects] = transition(draftMachine, saved, { type, by: author })
  expect(effects.map((effect) => effect.type)).toContain('forgetText')
})
