import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { takePrinted } from '#tests/support/commands/printed.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { stage } from '#tests/support/stage.ts'
import { decideHold, listHolds } from '../../../scripts/db/hold.ts'

let on: OwnApp
const printed = takePrinted()
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

test('an administrator holds a family, sees it in the list and releases it, with reasons that are entries', async () => {
  const { family } = await stage(on)
  const decide = (what: 'hold' | 'release', reason: string) =>
    decideHold(on.deps.db, what, { family: family.id, reason })
  expect(await decide('hold', 'A letter came')).toBe(0)
  expect(printed.output()).toContain('can only be read and exported')
  expect(await listHolds(on.deps.db)).toBe(0)
  expect(printed.output()).toContain(`${family.id}  held since`)
  expect(await decide('hold', 'Again')).toBe(2)
  expect(printed.errors()).toContain('held already')
  expect(await decide('release', 'Both showed who they are')).toBe(0)
  expect(await decide('release', 'Again')).toBe(2)
  expect(printed.errors()).toContain('not held')
  printed.forget()
  await listHolds(on.deps.db)
  expect(printed.output()).not.toContain(`${family.id}  held since`)
  const entries = await bySuperuser(
    on.database,
    "select kind, payload from entry where entity = 'familyHold' and family_id = $1 order by at, seq",
    [family.id],
  )
  const reasons = ['A letter came', 'Both showed who they are']
  for (const reason of reasons)
    expect(entries.filter(({ payload }) => String(payload).includes(reason)).length).toBeGreaterThan(0)
})

test('without a family or a reason nothing is decided', async () => {
  const family = randomUUID()
  expect(await decideHold(on.deps.db, 'hold', { family, reason: undefined })).toBe(2)
  expect(await decideHold(on.deps.db, 'hold', { family: undefined, reason: 'Why' })).toBe(2)
  expect(printed.errors()).toContain('Usage: npm run db -- hold')
})
