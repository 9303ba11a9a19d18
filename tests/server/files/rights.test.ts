import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'
import { attachFiles, openFilesToFamily } from '#server/features/files/attach-files.ts'
import { filesOf } from '#server/features/files/files.store.ts'
import { type Audience, beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

let on: TestApp
let people: Cast
beforeAll(async () => {
  on = await sharedApp()
  people = await cast(on)
})

const uploaded = async (personId: string) => ((await upload(await on.as(personId), pdf(), 'a.pdf')).body as FileDto).id
const statusFor = async (personId: string, id: string) =>
  (await (await on.as(personId)).call(fileRoutes.content, { params: { id }, query: {} })).status
const seenBy = async (id: string) => ({
  dana: await statusFor(people.dana, id),
  sam: await statusFor(people.sam, id),
  pat: await statusFor(people.pat, id),
  mia: await statusFor(people.mia, id),
  olivia: await statusFor(people.olivia, id),
})
const nobodyElse = { dana: 200, sam: 404, pat: 404, mia: 404, olivia: 404 }
const bothParents = { ...nobodyElse, sam: 200, pat: 200 }

const changeAs = (personId: string, run: (change: UnitOfWork) => Promise<void>) => {
  const viewer = {
    personId,
    familyId: people.family.id,
    viewpoint: personId,
    standing: 'parent',
    mode: 'self',
  } as const
  return on.deps.scopes.asViewer(viewer, async (tx) => {
    const change = beginUnitOfWork(tx, people.family.id, on.clock.now())
    await run(change)
    await finishUnitOfWork(change, on.deps.enqueue)
  })
}
const attach = (by: string, fileIds: string[], audience: Audience, entityId: string = randomUUID()) =>
  changeAs(by, (change) => attachFiles(change, fileIds, { use: receiptUse, entity: 'expense', entityId, audience, by }))
const refused = (code: string) => expect.objectContaining({ validationErrors: [{ field: 'receipts', code }] })

test('not yet attached, a file is its uploader’s alone', async () => {
  expect(await seenBy(await uploaded(people.dana))).toEqual(nobodyElse)
})

test('attached, it has the rights of what it is attached to; opened, both parents have them', async () => {
  const [secret, shared] = [await uploaded(people.dana), await uploaded(people.dana)]
  const entityId = randomUUID()
  await attach(people.dana, [secret], [people.dana], entityId)
  await attach(people.dana, [shared], null)
  expect(await seenBy(secret)).toEqual(nobodyElse)
  expect(await seenBy(shared)).toEqual(bothParents)
  await changeAs(people.dana, (change) => openFilesToFamily(change, entityId))
  expect(await seenBy(secret)).toEqual(bothParents)
})

test('what is attached is listed by item, in the order it came', async () => {
  const entityId = randomUUID()
  const first = await uploaded(people.dana)
  on.clock.forward(1000)
  const second = await uploaded(people.dana)
  await attach(people.dana, [second, first], null, entityId)
  const files = await on.deps.scopes.asSystem(people.family.id, (tx) =>
    filesOf(tx, receiptUse, [entityId, randomUUID()]),
  )
  expect([...files].map(([key, items]) => [key, items.map(({ id }) => id)])).toEqual([[entityId, [first, second]]])
})

test('nobody attaches what is another’s, what is attached, or what is not there', async () => {
  const [samsOwn, once] = [await uploaded(people.sam), await uploaded(people.dana)]
  await expect(attach(people.dana, [samsOwn], null)).rejects.toEqual(refused('notAChoice'))
  await attach(people.dana, [once], null)
  await expect(attach(people.dana, [once], null)).rejects.toEqual(refused('notAChoice'))
  await expect(attach(people.dana, [randomUUID()], null)).rejects.toEqual(refused('notAChoice'))
  expect(await statusFor(people.dana, samsOwn)).toBe(404)
})

test('an item takes so many and no more, however they come', async () => {
  const ids: string[] = []
  for (let count = 0; count <= limits.receipts.perExpense; count++) ids.push(await uploaded(people.dana))
  const entityId = randomUUID()
  await attach(people.dana, ids.slice(1), null, entityId)
  await expect(attach(people.dana, ids.slice(0, 1), null, entityId)).rejects.toEqual(refused('tooLong'))
})

test.each([
  ['pat', { status: 403, body: { exception: 'notAllowed' } }],
  // A child writes messages, and may attach to them.
  ['mia', { status: 201 }],
] as const)('whoever may write may add a file, and nobody who looks on: %s', async (who, expected) => {
  const answer = await upload(await on.as(people[who]), pdf(), 'a.pdf')
  expect(answer).toMatchObject(expected)
})
