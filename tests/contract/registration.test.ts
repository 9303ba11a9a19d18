import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problemIn } from '#contract/problems/problem-in.ts'
import { registrationCommand, registrationQuestions } from '#contract/registration/registration.ts'
import { type Edge, edges, fieldIn, type QuestionName, right, withEdge } from './edges/registration.ts'

const questions = {
  ...registrationQuestions,
  abroad: registrationQuestions.start,
  parentAbroad: registrationQuestions.parent,
} as const satisfies Record<QuestionName, z.ZodMiniType>

const commands: Readonly<Record<QuestionName, string>> = {
  start: 'registration.correct',
  abroad: 'registration.correct',
  parent: 'registration.giveParent',
  parentAbroad: 'registration.giveParent',
  children: 'registration.giveChildren',
  security: 'registration.giveCredentials',
  coparent: 'registration.complete',
}

const problemOf = (parsed: ReturnType<typeof z.safeParse<z.ZodMiniType>>, { field }: Edge) => {
  if (parsed.success) return null
  const own = parsed.error.issues.filter(({ path }) => path.join('.') === field)
  expect(own.length, JSON.stringify(parsed.error.issues)).toBeGreaterThan(0)
  return problemIn(own[0]?.message ?? '')
}

describe.each(edges.filter(({ server }) => !server).map((edge) => ({ ...edge, edge })))(
  '$question $field: $what',
  ({ edge }) => {
    test(edge.problem ? `is refused: ${edge.problem}` : 'is kept', () => {
      const { question, problem, named = '', kept } = edge
      const expected = problem && { code: problem, named }
      const asked = z.safeParse(questions[question], withEdge(edge))
      expect(problemOf(asked, edge)).toEqual(expected)
      const command = { type: commands[question], version: 1, ...withEdge(edge) }
      expect(problemOf(z.safeParse(registrationCommand, command), edge)).toEqual(expected)
      if (asked.success && kept !== undefined) expect(fieldIn(asked.data, edge.field) || null).toBe(kept)
    })
  },
)

test.each(Object.entries(right))('%s is right as the other tests have it', (question, answer) => {
  expect(z.safeParse(questions[question as QuestionName], answer).error?.issues).toBeUndefined()
})

test.each([
  ['somebody says who they are', { type: 'registration.ask', version: 1, by: 'system' }, undefined],
  ['nothing was seen', { type: 'registration.ask' }, 'version'],
  ['the product speaks', { type: 'registration.expire', version: 1 }, 'type'],
  ['a status is sent', { type: 'registration.ask', version: 1, status: 'secured' }, undefined],
])('refused where %s', (_, body, field) => {
  const parsed = z.safeParse(registrationCommand, body)
  expect(parsed.success).toBe(false)
  expect(parsed.error?.issues[0]?.path[0]).toBe(field)
})

test('everything that is wrong with an answer is said at once', () => {
  const fieldsOf = (question: QuestionName, answer: object) =>
    z
      .safeParse(questions[question], answer)
      .error?.issues.map(({ path }) => path.join('.'))
      .toSorted()
  const start = { ...right.start, firstName: '', state: 'ZZ', emailAgain: 'somebody@example.org' }
  expect(fieldsOf('start', start)).toEqual(['emailAgain', 'firstName', 'state'])
  const parent = { ...right.parent, city: '', postalCode: '1', phone: '12' }
  expect(fieldsOf('parent', parent)).toEqual(['city', 'phone', 'postalCode'])
})

test.each([null, 'start', 7, [], {}])('%j is refused as an answer', (answer) => {
  for (const question of ['start', 'parent'] as const)
    expect(z.safeParse(questions[question], answer).success).toBe(false)
})
