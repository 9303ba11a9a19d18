import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedGuards, readGuards } from '#server/db/guards.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

test('the guards of a new database are those that verify expects; run it with -u after a migration', async () => {
  const lines = [...(await on.scopes.acrossFamilies(readGuards))].map(
    ([name, digest]) => `  ['${name}', '${digest}'],\n`,
  )
  await expect(`// Written by npx vitest run --project server tests/server/record/guards.test.ts -u
export const guards: ReadonlyMap<string, string> = new Map([
${lines.join('')}])
`).toMatchFileSnapshot('../../../server/db/guards.gen.ts')
})

test('a guard that was changed, taken away or added is named', async () => {
  expect(await changedGuards(on.scopes)).toEqual([])
  await asSuperuser(on.superuser, 'drop function history_append; create function more() returns int return 1')
  await asSuperuser(on.superuser, 'alter table entry disable trigger entry_guard')
  expect(await changedGuards(on.scopes)).toEqual(['function history_append', 'table entry', 'function more'])
})
