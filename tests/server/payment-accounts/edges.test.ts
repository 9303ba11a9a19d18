import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import { L } from '#i18n/i18n-node.ts'
import { type Edge, edges, type QuestionName, withEdge } from '#tests/contract/edges/payment-account.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { movableClock } from '#tests/support/clock.ts'
import { accountIn, answerAll, command, forgetAccounts, submit, verify } from '#tests/support/payment-accounts.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  // It is noon in New York on the day of the edge cases.
  app = await testApp({ clock: movableClock('2026-11-20T17:00:00.000Z') })
  on = await stage(app)
  dana = await app.as(on.dana.personId)
})
afterAll(() => app.stop())

const types: Partial<Record<QuestionName, string>> = {
  name: 'paymentAccount.giveName',
  birth: 'paymentAccount.giveBirth',
  email: 'paymentAccount.giveEmail',
  address: 'paymentAccount.giveAddress',
}

const send = (edge: Edge): Promise<TestAnswer> => {
  const answer = edge.question === 'birth' && edge.typed === '' ? {} : withEdge(edge)
  if (edge.question === 'bankAccount') return dana.call(routes.addBankAccount, { body: answer as never })
  if (edge.question === 'digits') return command(dana, { type: 'paymentAccount.submit', terms: true, ...answer })
  if (edge.question === 'whole') return command(dana, { type: 'paymentAccount.correct', terms: true, ...answer })
  return command(dana, { type: types[edge.question], ...answer })
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

const before: Record<string, () => Promise<unknown>> = {
  bankAccount: () => verify(dana),
  whole: async () => {
    await answerAll(dana)
    await submit(dana, '0001')
  },
}

describe.each([...new Set(edges.map(({ question }) => question))])('%s', (question) => {
  const own = edges.filter((edge) => edge.question === question)
  beforeEach(async () => {
    await forgetAccounts(on)
    await (before[question] ?? (() => answerAll(dana)))()
  })

  test('what is wrong is refused by its field, with the character it names', async () => {
    for (const edge of own.filter(({ problem }) => problem))
      expect([edge.field, edge.what, await send(edge)]).toMatchObject([edge.field, edge.what, refusal(edge)])
  })

  test('what is right is taken', async () => {
    for (const edge of own.filter(({ problem }) => !problem)) {
      const answer = await send(edge)
      expect([edge.what, [200, 201, 409].includes(answer.status)]).toEqual([edge.what, true])
      if (answer.status === 409) {
        // The digits moved it to a further state, or the same account already existed: either way the field was valid.
        expect(['digits', 'whole', 'bankAccount']).toContain(question)
        continue
      }
      if (question in types && edge.field !== 'emailAgain')
        expect([edge.what, Reflect.get(accountIn(answer).answers, edge.field)]).toEqual([edge.what, edge.kept])
    }
  })
})

test('a character is named in each language', async () => {
  await forgetAccounts(on)
  await answerAll(dana)
  const messageIn = async (language: string) => {
    const { id, version } = accountIn(await dana.call(routes.own, {}))
    const body = { type: 'paymentAccount.giveName', version, firstName: 'Ana #2', lastName: 'Reyes' } as const
    const { body: refused } = await dana.call(routes.events, { params: { id }, body }, { 'accept-language': language })
    return (refused as { validationErrors: { text: string }[] }).validationErrors[0]?.text
  }
  expect(await messageIn('en-US')).toBe('The character # can’t be used here. Leave it out.')
  expect(await messageIn('es-MX')).toBe('Aquí no se puede usar el carácter #. Quítalo.')
})
