import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { birthProblem } from '#contract/identity.ts'
import { newBankAccount, paymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import { problemIn } from '#contract/problems/problem-in.ts'
import { wholeYears } from '#domain/time.ts'
import { type Edge, edges, type QuestionName, right, today, withEdge } from './edges/payment-account.ts'

const commands: Record<Exclude<QuestionName, 'bankAccount'>, object> = {
  name: { type: 'paymentAccount.giveName' },
  birth: { type: 'paymentAccount.giveBirth' },
  email: { type: 'paymentAccount.giveEmail' },
  address: { type: 'paymentAccount.giveAddress' },
  digits: { type: 'paymentAccount.submit', terms: true },
  whole: { type: 'paymentAccount.correct', terms: true },
}

const problemsOf = (question: QuestionName, answer: Record<string, string>) =>
  question === 'bankAccount'
    ? z.safeParse(newBankAccount, answer)
    : z.safeParse(paymentAccountCommand, { ...commands[question], version: 1, ...answer })

/** Returns the field's first problem or null, by the contract and, for birthdays, the additional rule. */
const problemOf = (edge: Edge) => {
  // The form omits an empty date.
  const answer = edge.question === 'birth' && edge.typed === '' ? {} : withEdge(edge)
  const parsed = problemsOf(edge.question, answer)
  if (parsed.success) {
    const code = edge.question === 'birth' ? birthProblem(edge.typed, today) : null
    return code && { code, named: '' }
  }
  const own = parsed.error.issues.filter(({ path }) => path[0] === edge.field)
  expect(own.length, JSON.stringify(parsed.error.issues)).toBeGreaterThan(0)
  return problemIn(own[0]?.message ?? '')
}

describe.each(edges.map((edge) => ({ ...edge, edge })))('$asked $field: $what', ({ edge }) => {
  test(edge.problem ? `is refused: ${edge.problem}` : 'is kept', () => {
    const { problem, named = '', kept } = edge
    expect(problemOf(edge)).toEqual(problem && { code: problem, named })
    if (problem) return
    const parsed = problemsOf(edge.question, withEdge(edge))
    const field: unknown = parsed.data && Reflect.get(parsed.data, edge.field)
    expect(field || null).toBe(kept)
  })
})

test.each(Object.entries(right))('%s is right as the other tests have it', (question, answer) => {
  expect(problemsOf(question as QuestionName, { ...answer }).success).toBe(true)
})

test.each([
  [
    'the terms are not agreed to',
    { type: 'paymentAccount.submit', version: 1, lastFour: '6789', terms: false },
    'terms',
  ],
  [
    'no kind of ID is chosen',
    { type: 'paymentAccount.correct', version: 1, wholeId: '123456789', terms: true },
    'idType',
  ],
  ['a status is sent', { type: 'paymentAccount.leave', version: 1, status: 'verified' }, undefined],
  ['somebody says who they are', { type: 'paymentAccount.signUp', version: 1, by: 'bank' }, undefined],
  ['nothing was seen', { type: 'paymentAccount.signUp' }, 'version'],
  ['the bank speaks', { type: 'paymentAccount.verified', version: 1 }, 'type'],
  ['the product speaks', { type: 'paymentAccount.providerChanged', version: 1 }, 'type'],
])('refused where %s', (_, body, field) => {
  const parsed = z.safeParse(paymentAccountCommand, body)
  expect(parsed.success).toBe(false)
  expect(parsed.error?.issues[0]?.path[0]).toBe(field)
})

test.each([
  ['2008-11-20', '2026-11-19', 17],
  ['2008-11-20', '2026-11-20', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-01-01', '2026-12-31', 0],
])('from %s to %s there are %i birthdays', (from, to, years) => {
  expect(wholeYears(from, to)).toBe(years)
})
