import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PaymentCommand, paymentRoutes, paymentStatuses } from '#contract/payments/payments.ts'
import { paymentPeople, paymentSteps } from '#machines/payments/payment.paths.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { peopleOfPayment } from '#server/features/payments/payments.lifecycle.ts'
import { byOf, decide } from '#server/lifecycle/lifecycle.ts'
import { paymentLifecycle } from '#server/use-cases/lifecycles.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { paymentAt } from '#tests/support/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf, type Person } from './cast.ts'

let app: TestApp
let on: Stage
let cast: Cast
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  cast = await castOf(app, on)
})
afterAll(() => app.stop())

type Type = PaymentCommand['type']
const commands = (seen: { version: number; amount: number }): Record<Type, PaymentCommand> => ({
  'payment.confirm': { type: 'payment.confirm', ...seen },
  'payment.refuse': { type: 'payment.refuse', ...seen, reason: 'It never came' },
  'payment.void': { type: 'payment.void', ...seen, reason: 'It bounced' },
  'payment.stop': { type: 'payment.stop', ...seen },
})

const persons: Person[] = ['dana', 'sam', 'professional', 'admin', 'child', 'neighbour']
const facts = paymentSteps
  .map(({ event }) => event.type)
  .filter((type) => !(type in commands({ version: 1, amount: 1 })))

const lookUp = async (id: string) => {
  const row = await on.paymentRow(id)
  return {
    row,
    context: await on.scopes.asSystem(on.family.id, (tx) => paymentLifecycle.contextOf(tx, row, on.clock.now())),
  }
}

describe.each(paymentStatuses)('%s', (leaf) => {
  test('the answer over HTTP is what the chart says, for everybody', async () => {
    if (!(leaf in paymentAt)) throw new Error(`no way to ${leaf}`)
    const fresh = async () => (await paymentAt[leaf as keyof typeof paymentAt](on)).payment
    let id = await fresh()
    const disagreements: string[] = []
    for (const type of Object.keys(commands({ version: 1, amount: 1 })) as Type[])
      for (const person of persons) {
        const { row, context } = await lookUp(id)
        const body = commands({ version: row.version, amount: row.amount })[type]
        const by = person === 'neighbour' ? paymentPeople.child : byOf(on.people[person], peopleOfPayment(row))
        const allowed = decide(paymentLifecycle.machine, row.status, context, { ...body, by } as never) !== null
        const { status } = await cast[person].call(paymentRoutes.events, { params: { id }, body })
        const after = await on.paymentRow(id)
        const agrees = allowed
          ? status === 200 && after.version > row.version
          : [404, 409].includes(status) && after.version === row.version
        if (!agrees) disagreements.push(`${person} ${type}: chart ${allowed}, HTTP ${status}`)
        if (allowed) id = await fresh()
      }
    expect(disagreements).toEqual([])
  })

  test('the column gives back the state it was given', async () => {
    const { payment } = await paymentAt[leaf as keyof typeof paymentAt](on)
    const { row, context } = await lookUp(payment)
    expect(row.status).toBe(leaf)
    const snapshot = paymentLifecycle.machine.resolveState({ value: pathToValue(row.status), context })
    expect(leafOf(snapshot.value)).toBe(leaf)
  })
})

test.each([...new Set(facts)])('%s is refused over HTTP, whoever says it', async (type) => {
  const { payment: id } = await paymentAt.pending(on)
  for (const person of persons) {
    const body = { type, version: 1, amount: 50_00 }
    const { status } = await cast[person].call(paymentRoutes.events, { params: { id }, body: body as never })
    expect(status).toBe(400)
  }
  expect((await on.paymentRow(id)).status).toBe('pending')
})
