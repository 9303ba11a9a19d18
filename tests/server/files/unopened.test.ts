import { beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

/** Asks for the bytes and for the small picture. */
const answersTo = async (personId: string, id: string) => {
  const client = await app.as(personId)
  const answers = [
    await client.call(fileRoutes.content, { params: { id }, query: {} }),
    await client.call(fileRoutes.preview, { params: { id } }),
  ]
  return answers.map(({ status }) => status)
}

test('the bytes of a receipt need the expense opened, by the other parent and in their own session', async () => {
  const sam = await app.as(on.sam.personId)
  const receipt = (await upload(sam, await png(20, 20), 'receipt.png')).body as FileDto
  const made = await sam.call(expenseRoutes.create, { body: on.expense({ receipts: [receipt.id] }) })
  const { id } = made.body as { id: string }

  expect(await answersTo(on.dana.personId, receipt.id)).toEqual([409, 409])
  expect(await answersTo(on.sam.personId, receipt.id)).toEqual([200, 200])
  expect(await answersTo(on.professional.personId, receipt.id)).toEqual([200, 200])
  expect(await answersTo(on.neighbour.personId, receipt.id)).toEqual([404, 404])

  const dana = await app.as(on.dana.personId)
  const refused = await dana.call(fileRoutes.content, { params: { id: receipt.id }, query: {} })
  expect(refused.body).toMatchObject({ exception: 'notOpenedYet' })
  await dana.call(expenseRoutes.open, { params: { id } })
  expect(await answersTo(on.dana.personId, receipt.id)).toEqual([200, 200])
})
