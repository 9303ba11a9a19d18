import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { fileDto } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { myFileDto } from '#contract/my-files/my-files.ts'
import type { Route, RouteInput } from '#contract/route.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { clientOf, taken } from '#tests/support/client.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { bearerIn, join, newBrowser, newcomer } from '#tests/support/joining/joining.ts'
import { firstExpense } from '#tests/support/joining/with-account.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

test('a file is shown to a parent who has not joined, and a receipt stands on an expense', async () => {
  const browser = newBrowser(on)
  await join(browser, newcomer(), { firstName: 'Sam', lastName: 'Keller' })
  const bearer = await bearerIn(browser)
  const client = clientOf(on.app, '', { authorization: `Bearer ${bearer}` })
  const call = async <R extends Route>(route: R, input: Partial<RouteInput<R>>) =>
    taken(await client.call(route, input)).body
  const uploaded = async (name: string, use?: string) =>
    z.parse(fileDto, taken(await upload(client, await png(), name, use)).body).id
  const family = familyDto.parse(await call(familyRoutes.current, {}))
  const other = family.members.find(({ joined }) => !joined)?.id ?? ''

  const kept = { fileId: await uploaded('letter.png', 'myFile'), folderId: null }
  const { id, version } = z.parse(myFileDto, await call(myFileRoutes.add, { body: kept }))
  const share = { type: 'myFile.share' as const, version, readers: [other] }
  expect(await call(myFileRoutes.events, { params: { id }, body: share })).toMatchObject({ readers: [other] })

  const body = { ...firstExpense(family), receipts: [await uploaded('receipt.png')] }
  expect(await call(expenseRoutes.create, { body })).toMatchObject({
    receipts: [{ name: 'receipt.png' }],
    viewed: [{ personId: other, at: null }],
  })
  expect(await call(historyRoutes.check, {})).toMatchObject({ broken: [] })
})
