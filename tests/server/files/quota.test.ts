import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadDto } from '#contract/files/uploads.ts'
import { uploadRoutes as routes } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { plans } from '#contract/plans.ts'
import { addFile } from '#server/features/files/files.store.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { begin, complete, sendPart } from '#tests/support/files/upload.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const allowed = plans.premium.allows.storage

/** Gives Dana a family of her own in which all but so many bytes of her plan are taken by one file. */
const leaving = async (bytes: number) => {
  people = await cast(on)
  const { dana: personId, family } = people
  const viewer = { personId, familyId: family.id, viewpoint: personId, standing: 'parent', mode: 'self' } as const
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: allowed - bytes, sha256: '0'.repeat(64) } as const
  await on.deps.scopes.asViewer(viewer, (tx) => addFile(tx, viewer, file, on.clock.now()))
  return on.as(personId)
}
/** A picture of noise, compressed so much that it is larger once it is written anew. */
const coarse = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 300, height: 300, channels: 3, noise, background: '#000' } })
    .jpeg({ quality: 10 })
    .toBuffer()
}
const ids = (answers: readonly { body: unknown }[]) => answers.map(({ body }) => (body as UploadDto).id)

test('what fits is taken to the byte; what does not is refused before it is sent, in a sentence with both sizes', async () => {
  const dana = await leaving(1000)
  expect(await begin(dana, 'a.pdf', 1001)).toMatchObject({
    status: 409,
    body: {
      exception: 'storageLimit',
      userMessage: 'You have used 20 GB of the 20 GB in your plan, so this file does not fit. Choose a smaller one.',
    },
  })
  expect((await begin(dana, 'a.pdf', 1000)).status).toBe(201)
  expect(await begin(dana, 'a.pdf', 1)).toMatchObject({
    status: 409,
    body: { exception: 'storageLimit', userMessage: "You don't have enough storage to upload any more files." },
  })
  expect((await begin(await on.as(people.sam), 'a.pdf', 1001)).status).toBe(201)
})

test('an upload that was left, or not completed for a day, counts no more', async () => {
  const dana = await leaving(1000)
  const [id = ''] = ids([await begin(dana, 'a.pdf', 1000)])
  expect((await begin(dana, 'a.pdf', 1000)).status).toBe(409)
  await dana.call(routes.leave, { params: { id } })
  expect((await begin(dana, 'a.pdf', 1000)).status).toBe(201)
})

test('of uploads that are begun at once, no more fit than one after the other', async () => {
  const dana = await leaving(1000)
  const answers = await Promise.all(Array.from({ length: 12 }, () => begin(dana, 'a.pdf', 300)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('files of other families count too', async () => {
  const dana = await leaving(1000)
  await bySuperuser(
    on.database,
    `insert into file (family_id, id, sha256, name, type, bytes, added_by, added_at, reach, audience)
      select f.id, gen_random_uuid(), $1, 'a.pdf', 'application/pdf', 900, $2::uuid, now(), 'closed', array[$2::uuid]
      from family f where f.id <> $3 limit 1`,
    ['1'.repeat(64), people.dana, people.family.id],
  )
  expect((await begin(dana, 'a.pdf', 101)).status).toBe(409)
  expect((await begin(dana, 'a.pdf', 100)).status).toBe(201)
})

test('a picture that grows when it is written anew is measured again, and leaves nothing where it does not fit', async () => {
  const small = await coarse()
  const dana = await leaving(small.length + 10)
  const [id = ''] = ids([await begin(dana, 'a.jpg', small.length)])
  for (let at = 0; at < small.length; at += limits.uploads.part)
    await sendPart(dana, id, at, small.subarray(at, at + limits.uploads.part))
  const answer = await complete(dana, id)
  expect(answer).toMatchObject({ status: 409, body: { exception: 'storageLimit' } })
  expect((await dana.call(routes.get, { params: { id } })).status).toBe(404)
})
