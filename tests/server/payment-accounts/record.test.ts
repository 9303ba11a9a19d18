import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { right } from '#tests/contract/edges/payment-account.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { addBankAccount, answerAll, command, submit } from '#tests/support/payment-accounts.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})
afterAll(() => app.stop())

const correct = (client: TestClient, wholeId: string) =>
  command(client, { type: 'paymentAccount.correct', ...right.whole, wholeId, terms: true })

test('the record tells that it was answered, never what, and holds', async () => {
  const secrets = ['987654321', 'Reyes-Oakley', '77 Hidden Row', 'secret.dana@example.com', '1991-03-04']
  await answerAll(dana)
  await command(dana, { type: 'paymentAccount.giveName', firstName: 'Dana', lastName: 'Reyes-Oakley' })
  await command(dana, { type: 'paymentAccount.giveAddress', ...right.address, line1: '77 Hidden Row' })
  await command(dana, { type: 'paymentAccount.giveBirth', dateOfBirth: '1991-03-04' })
  const email = 'secret.dana@example.com'
  await command(dana, { type: 'paymentAccount.giveEmail', email, emailAgain: email })
  await submit(dana, '0001')
  await correct(dana, '987654321')
  const kept = await bySuperuser(on, `select payload from entry where entity = 'paymentAccount'`)
  const text = JSON.stringify(kept)
  expect(text).toContain('paymentAccount')
  for (const secret of secrets) expect(text).not.toContain(secret)
  const findings = await verifyFamily(app.deps.scopes, recordParts, on.family.id, [])
  expect(findings).toEqual([])
})

test('neither digits nor numbers are anywhere in the database afterwards, nor in a hash of what was sent', async () => {
  await answerAll(sam)
  await submit(sam, '0001')
  await correct(sam, '987654320')
  await addBankAccount(sam, { accountNumber: '987654320111' })
  const tables = await bySuperuser(
    on,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const rows = await bySuperuser(on, `select t::text as row from ${name} t where t::text like '%987654320%'`)
    expect([name, rows]).toEqual([name, []])
  }
})
