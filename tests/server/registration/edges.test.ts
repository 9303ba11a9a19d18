import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationRoutes as routes } from '#contract/registration/registration.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import { L } from '#i18n/i18n-node.ts'
import {
  type Edge,
  edges,
  fieldIn,
  owner,
  type QuestionName,
  right,
  withEdge,
} from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer } from '#tests/support/client.ts'
import { movableClock } from '#tests/support/clock.ts'
import {
  answerAll,
  begin,
  current,
  newBrowser,
  newcomer,
  registrationIn,
  send,
} from '#tests/support/joining/joining.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'

let app: OwnApp
let browser: TestBrowser
beforeAll(async () => {
  // It is noon in New York on the day of the edge cases.
  app = await testApp({ clock: movableClock('2026-11-20T17:00:00.000Z') })
})
afterAll(() => app.stop())

const types: Readonly<Record<QuestionName, string>> = {
  start: 'registration.correct',
  abroad: 'registration.correct',
  parent: 'registration.giveParent',
  parentAbroad: 'registration.giveParent',
  children: 'registration.giveChildren',
  security: 'registration.giveCredentials',
  coparent: 'registration.complete',
}

const isAbroad = (question: QuestionName) => question === 'parentAbroad'

/** Begins a registration that may be asked any question. */
const secured = async (question: QuestionName): Promise<void> => {
  browser = newBrowser(app)
  const who = newcomer(owner)
  const change = isAbroad(question) ? { country: 'GB', state: null } : {}
  registrationIn(await begin(browser, who, change))
  if (!isAbroad(question)) await answerAll(browser, { ...who, username: newcomer().username })
}

const refusal = ({ field, problem, named }: Edge) => ({
  status: 400,
  body: {
    exception: 'invalid',
    validationErrors: expect.arrayContaining([
      { field, code: problem, text: problem && fieldProblemText(L['en-US'].errors, problem, named) },
    ]),
  },
})

const ask = (edge: Edge): Promise<TestAnswer> => send(browser, { type: types[edge.question], ...withEdge(edge) })

const names = [...new Set(edges.map(({ question }) => question))]
// Completing ends a registration, so its right answers are in the tests of joining.
const keeping = names.filter((question) => question !== 'coparent')
const edgesOf = (question: QuestionName) => edges.filter((edge) => edge.question === question)

test.each(names)('%s: what is wrong is refused, and nothing is kept of it', async (question) => {
  await secured(question)
  const before = await current(browser)
  for (const edge of edgesOf(question).filter(({ problem }) => problem))
    expect({ what: edge.what, answer: await ask(edge) }).toMatchObject({ what: edge.what, answer: refusal(edge) })
  expect((await current(browser)).body).toEqual(before.body)
})

test.each(keeping)('%s: what is right is kept', async (question) => {
  await secured(question)
  for (const edge of edgesOf(question).filter(({ problem }) => !problem)) {
    const { answers } = registrationIn(await ask(edge))
    const kept = question.startsWith('parent') ? answers?.parent : answers
    if (edge.kept === undefined || edge.field === 'emailAgain' || edge.field === 'countryCode') continue
    expect({ what: edge.what, kept: fieldIn(kept, edge.field) }).toEqual({ what: edge.what, kept: edge.kept })
  }
})

test('the first question is refused alike before there is a registration', async () => {
  const wrong = edges.filter(({ question, problem }) => (question === 'start' || question === 'abroad') && problem)
  for (const edge of wrong)
    expect(await newBrowser(app).call(routes.begin, { body: withEdge(edge) as never })).toMatchObject(refusal(edge))
  expect((await newBrowser(app).call(routes.begin, { body: right.abroad as never })).status).toBe(201)
})
