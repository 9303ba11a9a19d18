import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankEligibilityOf } from '#server/features/payment-accounts/payment-accounts.eligibility.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { seedPaymentAccounts } from '#server/seed/payment-accounts.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'

let app: OwnApp
beforeAll(async () => {
  app = await testApp()
  await seedDemo(app.deps)
})
afterAll(() => app.stop())

const standings = () =>
  app.deps.scopes.beforeSignIn(async (tx) => {
    const people = await tx.selectFrom('person').select(['id', 'username']).orderBy('username').execute()
    const members = await tx.selectFrom('membership').select(['family_id', 'person_id', 'role']).execute()
    return members
      .filter(({ role }) => role === 'parent')
      .map(({ family_id, person_id }) => ({
        family: family_id,
        person: person_id,
        name: people.find(({ id }) => id === person_id)?.username ?? '',
      }))
  })

test('the parents whose country the bank serves can send and receive, the others cannot; twice is once', async () => {
  await seedPaymentAccounts(app.deps)
  await seedPaymentAccounts(app.deps)
  const ready: string[] = []
  for (const { family, person, name } of await standings()) {
    const { canSend, canReceive } = await app.deps.scopes.asSystem(family, (tx) => bankEligibilityOf(tx, person))
    expect(canSend, name).toBe(canReceive)
    if (canSend) ready.push(name)
  }
  expect(ready.sort()).toEqual(['dana.reyes', 'sam.keller'])
})

test('their record holds', async () => {
  const { config, scopes, historyKey } = app.deps
  expect(await verifyDatabase(scopes, recordParts, config.dataDir, historyKey.publicPem)).toEqual([])
})
