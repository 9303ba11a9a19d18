import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { fileDto } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { myFileDto } from '#contract/my-files/my-files.ts'
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
  const uploaded = async (name: string, use?: string) =>
    z.parse(fileDto, taken(await upload(client, await png(), name, use)).body).id
  const family = familyDto.parse(taken(await client.call(familyRoutes.current, {})).body)
  const other = family.members.find(({ joined }) => !joined)?.id ?? ''

  const kept = { fileId: await uploaded('letter.png', 'myFile'), folderId: null }
  const { id, version } = z.parse(myFileDto, taken(await client.call(myFileRoutes.add, { body: kept })).body)
  const share = { type: 'myFile.share' as const, version, readers: [other] }
  expect(taken(await client.call(myFileRoutes.events, { params: { id }, body: share })).body).toMatchObject({
    readers: [other],
  })

  const body = { ...firstExpense(family), receipts: [await uploaded('receipt.png')] }
  expect(taken(await client.call(expenseRoutes.create, { body })).body).toMatchObject({
    receipts: [{ name: 'receipt.png' }],
    viewed: [{ personId: other, at: null }],
  })
  expect(taken(await client.call(historyRoutes.check, {})).body).toMatchObject({ broken: [] })
})
