import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { joinMachine } from '#machines/join/join.machine.ts'
import { joinBegins, joinEvents, joinNoise } from '#machines/join/join.paths.ts'
import { reachable } from '#machines/join/join.reach.ts'
import type { JoinInput, JoinStand } from '#machines/join/join.types.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { leafOf, leavesOf } from '#machines/shared/decide.ts'
import { decide } from '#server/lifecycle/lifecycle.ts'
import { leftOver, pathsOf, play, type Walk } from './live-walk.ts'

/** The answers to questions are the same however a person came to them. */
const ofQuestions = /\.join\.(?:start|parent|children|security|coparent|waiting)\./

const walks: readonly Walk[] = joinBegins.map((input) => ({
  machine: joinMachine,
  input,
  actors: ['load', 'saveAnswer', 'askInviter', 'openInvitation', 'declineInvitation', 'sendCode', 'giveCode'],
  events: input.entry === 'questions' ? joinEvents : joinEvents.filter(({ type }) => !ofQuestions.test(type)),
  ignore: joinNoise,
}))

describe('the way through joining', () => {
  for (const walk of walks)
    test(`from ${JSON.stringify(walk.input)}: every way is the same on live actors`, async () => {
      for (const { name, steps } of pathsOf(walk)) {
        const { seen, expected } = await play(walk, steps)
        expect([name, seen]).toEqual([name, expected])
      }
    })

  test('every edge is driven on live actors', async () => {
    expect(await leftOver(walks)).toEqual([])
  })
})

const founding = { invited: false, admitted: true }

/** Names the question at which a browser lands that finds this registration. */
const landsAt = async (input: JoinInput, stand: JoinStand): Promise<string> => {
  const machine = joinMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(stand)) } })
  const actor = createActor(machine, { input }).start()
  await new Promise<void>((settle) => actor.subscribe({ next: () => settle(), complete: settle }))
  return leafOf(actor.getSnapshot().value)
}

test.each<[string, Partial<JoinInput>, JoinStand, string]>([
  ['nothing was begun', {}, { progress: 'none', ...founding }, 'start.asking'],
  [
    'a later question is asked for, and nothing was begun',
    { asked: 'security' },
    { progress: 'none', ...founding },
    'start.asking',
  ],
  ['the next question has no answer', {}, { progress: 'parentKnown', ...founding }, 'children.asking'],
  ['an answered question is asked for', { asked: 'start' }, { progress: 'secured', ...founding }, 'start.asking'],
  [
    'a question is asked for whose turn has not come',
    { asked: 'coparent' },
    { progress: 'begun', ...founding },
    'parent.asking',
  ],
  [
    'an invited person is asked for children',
    { asked: 'children' },
    { progress: 'secured', invited: true, admitted: true },
    'coparent.asking',
  ],
  ['another address needs a word', {}, { progress: 'secured', invited: true, admitted: false }, 'waiting.asking'],
  ['it is over', { asked: 'parent' }, { progress: 'expired', ...founding }, 'expired'],
  ['it is done', { asked: 'parent' }, { progress: 'completed', ...founding }, 'done'],
])('where %s it goes on', async (_, input, stand, leaf) => {
  expect(await landsAt({ entry: 'questions', asked: null, ...input }, stand)).toBe(leaf)
})

/** The command that answers each question once a registration was begun. */
const commands = {
  start: 'registration.correct',
  parent: 'registration.giveParent',
  children: 'registration.giveChildren',
  security: 'registration.giveCredentials',
  coparent: 'registration.complete',
} as const

test('a question can be shown exactly where the chart of the registration takes its answer', () => {
  const joiner = { actor: null, party: 'joiner', mode: 'self' } as const
  for (const facts of [founding, { invited: true, admitted: true }])
    for (const leaf of leavesOf(registrationMachine)) {
      // Whoever was invited is not asked for children, so they are never in between.
      if (facts.invited && leaf === 'parentKnown') continue
      const taken = Object.entries(commands).flatMap(([question, type]) =>
        decide(registrationMachine, leaf, facts, { type, by: joiner }) ? [question] : [],
      )
      expect([leaf, facts, reachable({ progress: leaf, ...facts })]).toEqual([leaf, facts, taken])
    }
})
