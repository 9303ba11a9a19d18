import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { subscriptionRoutes } from '#contract/subscriptions/subscriptions.ts'
import { epochOf } from '#domain/time.ts'
import { viewerOf } from '#src/app/shared/viewer/viewer.ts'
import { passwordSchema } from '#src/features/account/password.schema.ts'
import { repeatSchema } from '#src/features/expenses/monthly/repeat.schema.ts'
import { firstValues, scheduleFormSchema } from '#src/features/scheduling/schedule-form.schema.ts'
import { family, sam } from '#tests/support/dom/family.ts'
import { problemsOfSchema } from './edges/forms/form.ts'
import { forms } from './edges/forms/index.ts'
import { edgesOfRule } from './edges/index.ts'
import { monthlyEdges } from './edges/monthly.ts'
import { planEdges } from './edges/planned-payments.ts'
import { owner, edges as registrations } from './edges/registration.ts'
import { type RuleName, rules } from './edges/rules.ts'
import { selectionEdges } from './edges/subscription.ts'

// It is 9:00 where the family lives, as it is for the tests of the server.
const now = '2026-11-20T14:00:00.000Z'
const viewer = viewerOf(family(sam), 'en-US', now)

describe('every rule of validation has edge cases on both sides', () => {
  test.each(Object.keys(rules) as RuleName[])('%s', (rule) => {
    const codes = edgesOfRule(rule).map(({ code }) => code)
    expect([...new Set(codes)]).toEqual(expect.arrayContaining([...rules[rule][1]]))
    const fits = rule === 'messageSelection' ? 'notFound' : null
    expect(codes).toContain(fits)
  })
})

describe.each(forms)('the form: $name', ({ edges }) => {
  test.each(edges)('$what', async (edge) => {
    expect(await edge.problems(viewer, epochOf(now))).toEqual(edge.expected)
  })
})

describe('a new password', () => {
  test.each(registrations.filter(({ field }) => field === 'password'))('$what', ({ typed, problem, beside }) => {
    const schema = passwordSchema({ ...owner, ...beside })
    expect(problemsOfSchema(schema, { current: 'the old one', next: typed })).toEqual(problem ? { next: problem } : {})
  })
})

describe('a plan of payments', () => {
  const start = { payable: 142_50, today: viewer.today, account: 'an account', locale: viewer.locale }
  const right = { ...firstValues(start), name: 'Braces', startsOn: '2026-12-01' }
  test.each(planEdges)('$what', ({ typed, problem }) => {
    const schema = scheduleFormSchema(viewer.locale, viewer.family.currency)
    expect(problemsOfSchema(schema, { ...right, ...typed })).toEqual(problem ? { [problem[0]]: problem[1] } : {})
  })
})

test.each(monthlyEdges)('an expense that comes back each month: $what', ({ firstOn, endsOn, problem }) => {
  expect(problemsOfSchema(repeatSchema(viewer.today), { firstOn, endsOn })).toEqual(
    problem ? { [problem[0]]: problem[1] } : {},
  )
})

test.each(selectionEdges)('a selection of $what', ({ selected, field, problem }) => {
  const { body } = subscriptionRoutes.preview
  expect(problemsOfSchema(body, selected)).toEqual(problem ? { [field]: problem } : {})
  expect(safeParse(body, selected).success).toBe(problem === null)
})

const filesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8'))

/** The lifetime of a token is read by the server, and a locale by whoever meets it, so these have one side. */
const oneSided: readonly string[] = ['index.ts', 'rules.ts', 'join-token.ts', 'locale.ts', 'several.ts', 'id-photo.ts']

describe('every table is run against the server, and against a form or the contract', () => {
  const server = filesIn('../server').join('\n')
  const browser = [...filesIn('.'), ...filesIn('../app'), ...filesIn('../domain')].join('\n')
  const tables = readdirSync(join(import.meta.dirname, 'edges')).filter((name) => name.endsWith('.ts'))
  test.each(tables.filter((name) => !oneSided.includes(name)))('%s', (name) => {
    expect(server).toContain(`tests/contract/edges/${name}'`)
    expect(browser).toContain(`edges/${name}'`)
  })
})
