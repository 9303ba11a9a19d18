import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExpenseCommand, expenseRoutes, expenseStatuses } from '#contract/expenses/expenses.ts'
import { expensePeople, expenseSteps } from '#machines/expenses/expense.paths.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { peopleOfExpense } from '#server/features/expenses/expenses.lifecycle.ts'
import { byOf, decide } from '#server/lifecycle/lifecycle.ts'
import { expenseLifecycle } from '#server/use-cases/lifecycles.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { expenseAt } from '#tests/support/leaves.ts'
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

type Type = ExpenseCommand['type']
/** Each command as somebody who means it would send it: right in every field, so that only the chart decides. */
const commands = (row: { version: number; owed: number }, remaining: number): Record<Type, ExpenseCommand> => {
  const seen = { version: row.version }
  const { private: _, receipts: __, ...fields } = on.expense()
  return {
    'expense.share': { type: 'expense.share', ...seen },
    'expense.edit': { type: 'expense.edit', ...seen, ...fields, name: 'Orthodontist, mended' },
    'expense.delete': { type: 'expense.delete', ...seen },
    'expense.approve': { type: 'expense.approve', ...seen, owed: row.owed },
    'expense.decline': { type: 'expense.decline', ...seen, reason: 'Not agreed' },
    'expense.requestReceipt': { type: 'expense.requestReceipt', ...seen, note: 'The invoice, please' },
    'expense.addReceipt': { type: 'expense.addReceipt', ...seen, receipts: [] },
    'expense.withdraw': { type: 'expense.withdraw', ...seen },
    'expense.pay': { type: 'expense.pay', ...seen, amount: 10_00, method: 'check' },
    'expense.markReimbursed': { type: 'expense.markReimbursed', ...seen, remaining },
  }
}

/** A receipt of the sender's own for the one command that needs one. */
const withReceipt = async (command: ExpenseCommand, person: Person): Promise<ExpenseCommand> =>
  command.type === 'expense.addReceipt'
    ? { ...command, receipts: [await on.file(['sam', 'dana'].includes(person) ? on.people[person] : on.sam)] }
    : command

const persons: Person[] = ['dana', 'sam', 'professional', 'admin', 'child', 'neighbour']
const types = [...new Set(expenseSteps.map(({ event }) => event.type))].filter(
  (type) => type !== 'expense.paymentsChanged',
)

const lookUp = async (id: string) => {
  const row = await on.expenseRow(id)
  return {
    row,
    context: await on.scopes.asSystem(on.family.id, (tx) => expenseLifecycle.contextOf(tx, row, on.clock.now())),
  }
}

describe.each(expenseStatuses)('%s', (leaf) => {
  test('the answer over HTTP is what the chart says, for everybody', async () => {
    if (!(leaf in expenseAt)) throw new Error(`no way to ${leaf}`)
    const fresh = () => expenseAt[leaf as keyof typeof expenseAt](on)
    let id = await fresh()
    const disagreements: string[] = []
    for (const type of types)
      for (const person of persons) {
        const { row, context } = await lookUp(id)
        const remaining = context.owed - context.settled
        const command = await withReceipt(commands(row, remaining)[type as Type], person)
        const by = person === 'neighbour' ? expensePeople.child : byOf(on.people[person], peopleOfExpense(row))
        const allowed = decide(expenseLifecycle.machine, row.status, context, { ...command, by } as never) !== null
        const { status } = await cast[person].call(expenseRoutes.events, { params: { id }, body: command })
        const after = await on.expenseRow(id)
        const agrees = allowed
          ? status === 200 && after.version > row.version
          : [404, 409].includes(status) && after.version === row.version
        if (!agrees) disagreements.push(`${person} ${type}: chart ${allowed}, HTTP ${status}`)
        if (allowed) id = await fresh()
      }
    expect(disagreements).toEqual([])
  })

  test('the column gives back the state it was given', async () => {
    const id = await expenseAt[leaf as keyof typeof expenseAt](on)
    const { row, context } = await lookUp(id)
    expect(row.status).toBe(leaf)
    const snapshot = expenseLifecycle.machine.resolveState({ value: pathToValue(row.status), context })
    expect(leafOf(snapshot.value)).toBe(leaf)
  })
})

test('what only the product may say is refused over HTTP, whoever says it', async () => {
  const id = await expenseAt['approved.unpaid'](on)
  for (const person of persons) {
    const body = { type: 'expense.paymentsChanged', version: 2, by: { actor: null, party: 'system', mode: 'self' } }
    const { status } = await cast[person].call(expenseRoutes.events, { params: { id }, body: body as never })
    expect(status).toBe(400)
  }
  expect((await on.expenseRow(id)).version).toBe(2)
})

test('a sender cannot say who they are', async () => {
  const id = await expenseAt.open(on)
  const body = {
    type: 'expense.approve',
    version: 1,
    owed: 142_50,
    by: { actor: on.dana.personId, party: 'other', mode: 'self' },
  }
  const { status } = await cast.sam.call(expenseRoutes.events, { params: { id }, body: body as never })
  expect(status).toBe(400)
})
