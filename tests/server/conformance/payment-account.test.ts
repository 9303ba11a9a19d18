import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type PaymentAccountCommand,
  type PaymentAccountStatus,
  paymentAccountRoutes,
  paymentAccountStatuses,
} from '#contract/payment-accounts/payment-accounts.ts'
import { paymentAccountPeople, paymentAccountSteps } from '#machines/payment-accounts/payment-account.paths.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { hearBank } from '#server/features/payment-accounts/payment-accounts.change.ts'
import { leaveFormerProvider } from '#server/features/payment-accounts/payment-accounts.jobs.ts'
import {
  accountFactsOf,
  paymentAccountLifecycleWith,
  peopleOfAccount,
} from '#server/features/payment-accounts/payment-accounts.lifecycle.ts'
import { byOf, decide } from '#server/lifecycle/lifecycle.ts'
import { right } from '#tests/contract/payment-account-edges.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { answerAll, bySuperuser, command, forgetAccounts, ownAccount, submit } from '#tests/support/payment-accounts.ts'
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

const serves = (country: string) => app.deps.bank.serves(country)
const lifecycle = () => paymentAccountLifecycleWith({ serves })

type Type = PaymentAccountCommand['type']
/** Each command as the owner would send it, right in every field, so that only the chart decides. */
const commands = (version: number): Record<Type, PaymentAccountCommand> => ({
  'paymentAccount.signUp': { type: 'paymentAccount.signUp', version },
  'paymentAccount.giveName': { type: 'paymentAccount.giveName', version, ...right.name },
  'paymentAccount.giveBirth': { type: 'paymentAccount.giveBirth', version, ...right.birth },
  'paymentAccount.giveEmail': { type: 'paymentAccount.giveEmail', version, ...right.email },
  'paymentAccount.giveAddress': { type: 'paymentAccount.giveAddress', version, ...right.address },
  'paymentAccount.submit': { type: 'paymentAccount.submit', version, ...right.digits, terms: true },
  'paymentAccount.correct': { type: 'paymentAccount.correct', version, ...right.whole, terms: true },
  'paymentAccount.leave': { type: 'paymentAccount.leave', version },
})

const persons: Person[] = ['dana', 'sam', 'professional', 'admin', 'child', 'neighbour']
const types = Object.keys(commands(1)) as Type[]
const facts = [...new Set(paymentAccountSteps.map(({ event }) => event.type))].filter((type) => !(type in commands(1)))

/** A fresh account of Dana's at a leaf, by the doors alone. The sandbox knows her as somebody it would ask for details. */
const bringTo = async (leaf: PaymentAccountStatus): Promise<string> => {
  await forgetAccounts(on)
  await answerAll(cast.dana)
  const { id } = await ownAccount(cast.dana)
  if (leaf === 'signUpInProgress') return id
  if (leaf === 'none') {
    await command(cast.dana, { type: 'paymentAccount.leave' })
    return id
  }
  await submit(cast.dana, '0001')
  if (leaf === 'migrationUnfinished') {
    await bySuperuser(on, `update payment_account set provider = 'former'`)
    await leaveFormerProvider(app.deps)
    return id
  }
  await on.act('bank', (change) => hearBank(change, lifecycle(), id, leaf))
  return id
}

const lookUp = (id: string) =>
  on.scopes.asSystem(on.family.id, async (tx) => {
    const row = await tx.selectFrom('payment_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { row, context: await accountFactsOf(tx, row, serves) }
  })

describe.each(paymentAccountStatuses)('%s', (leaf) => {
  test('the answer over HTTP is what the chart says, for everybody', async () => {
    let id = await bringTo(leaf)
    const disagreements: string[] = []
    for (const type of types)
      for (const person of persons) {
        const { row, context } = await lookUp(id)
        const body = commands(row.version)[type]
        const by =
          person === 'neighbour' ? paymentAccountPeople.otherParent : byOf(on.people[person], peopleOfAccount(row))
        const allowed = decide(lifecycle().machine, row.status, context, { type, by } as never) !== null
        const { status } = await cast[person].call(paymentAccountRoutes.events, { params: { id }, body })
        const after = await lookUp(id)
        const agrees = allowed
          ? status === 200 && after.row.version > row.version
          : [404, 409].includes(status) && after.row.version === row.version
        if (!agrees) disagreements.push(`${person} ${type}: chart ${allowed}, HTTP ${status}`)
        if (allowed) id = await bringTo(leaf)
      }
    expect(disagreements).toEqual([])
  }, 60_000)

  test('the column gives back the state it was given', async () => {
    const { row, context } = await lookUp(await bringTo(leaf))
    expect(row.status).toBe(leaf)
    const snapshot = lifecycle().machine.resolveState({ value: pathToValue(row.status), context })
    expect(leafOf(snapshot.value)).toBe(leaf)
  })
})

test.each(facts)('%s is refused over HTTP, whoever says it', async (type) => {
  const id = await bringTo('manualReview')
  for (const person of persons) {
    const { status } = await cast[person].call(paymentAccountRoutes.events, {
      params: { id },
      body: { type, version: 1 } as never,
    })
    expect(status).toBe(400)
  }
  expect((await lookUp(id)).row.status).toBe('manualReview')
})
