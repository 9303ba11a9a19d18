import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { acceptedByAny, type StoredUse } from '#contract/files/file-uses.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { uploadRoutes } from '#contract/files/uploads.ts'
import type { Restriction } from '#domain/reach.ts'
import { features } from '#server/features/features.ts'
import { attachFiles } from '#server/features/files/attach-files.ts'
import { beginUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdf, png } from '#tests/support/files/pictures.ts'
import { complete, sendPart, upload } from '#tests/support/files/upload.ts'

/** An area that does not exist: this is all that the shared code knows of it. */
const drawing: StoredUse = {
  name: 'drawing',
  types: ['image/png'],
  bytes: 2000,
  pixels: 400,
  kept: { perItem: 2, field: 'drawings', inline: false },
}

let on: OwnApp
let people: Cast
beforeAll(async () => {
  const area = { name: 'drawings', dependsOn: [], fileUses: [drawing] }
  on = await testApp({ features: [...features, area] })
  people = await cast(on)
})
afterAll(() => on.stop())

const begin = async (body: { name: string; bytes: number; use?: string }) =>
  (await on.as(people.dana)).call(uploadRoutes.begin, { body })
const uploadFor = async (use: string, bytes: Buffer) => {
  const dana = await on.as(people.dana)
  const begun = await begin({ name: 'file', bytes: bytes.length, use })
  const { id } = begun.body as { id: string }
  await sendPart(dana, id, 0, bytes)
  return complete(dana, id)
}
const drawn = async () => ((await uploadFor('drawing', await png(10, 10))).body as FileDto).id

const attach = (
  fileIds: string[],
  { reach, audience }: Restriction,
  use = drawing,
  entityId: string = randomUUID(),
) => {
  const viewer = { personId: people.dana, familyId: people.family.id, viewpoint: people.dana } as const
  return on.deps.scopes.asViewer({ ...viewer, standing: 'parent', mode: 'self' }, (tx) =>
    attachFiles(beginUnitOfWork(tx, people.family.id, on.clock.now()), fileIds, {
      use,
      entity: 'drawing',
      entityId,
      reach,
      audience,
      by: people.dana,
    }),
  )
}
const refused = (field: string, code: string) => expect.objectContaining({ validationErrors: [{ field, code }] })
const parents: Restriction = { reach: 'parents', audience: null }

test('each use has a name of its own', () => {
  const names = features.flatMap(({ fileUses = [] }) => fileUses.map(({ name }) => name))
  expect(names).toEqual([...new Set(names)])
})

describe('a file announced for a use', () => {
  test.each([
    ['that takes so many bytes', { use: 'drawing', bytes: 2000 }, 201, undefined],
    ['that takes less', { use: 'drawing', bytes: 2001 }, 413, 'fileTooLarge'],
    ['that takes more than others', { use: 'receipt', bytes: 2001 }, 201, undefined],
    ['that nobody declares', { use: 'sculpture', bytes: 9 }, 400, 'invalid'],
    ['whose files are not stored', { use: 'idPhoto', bytes: 9 }, 400, 'invalid'],
  ])('%s', async (_, announced, status, exception) => {
    const answer = await begin({ name: 'file', ...announced })
    expect(answer.status).toBe(status)
    expect((answer.body as { exception?: string }).exception).toBe(exception)
  })

  test('is held to the types and the pixels of that use', async () => {
    expect(await uploadFor('drawing', pdf())).toMatchObject({ status: 415, body: { exception: 'fileTypeRefused' } })
    expect(await uploadFor('drawing', await png(20, 21))).toMatchObject({ body: { exception: 'imageTooLarge' } })
    expect((await uploadFor('drawing', await png(20, 20))).status).toBe(201)
  })
})

test('a file for which no use was named is accepted if some use takes it, and asked again when it is attached', async () => {
  expect(acceptedByAny([receiptUse, drawing])).toEqual({
    types: receiptUse.types,
    bytes: receiptUse.bytes,
    pixels: 400,
  })
  const { id } = (await upload(await on.as(people.dana), pdf(), 'a.pdf')).body as FileDto
  await expect(attach([id], parents)).rejects.toEqual(refused('drawings', 'notAChoice'))
  await attach([id], parents, receiptUse)
})

test('an item takes as many as its use says', async () => {
  const ids = [await drawn(), await drawn(), await drawn()]
  const entityId = randomUUID()
  await attach(ids.slice(0, 2), parents, drawing, entityId)
  await expect(attach(ids.slice(2), parents, drawing, entityId)).rejects.toEqual(refused('drawings', 'tooLong'))
})

test('of two commands at once that attach the same file, one is refused', async () => {
  const id = await drawn()
  const both = await Promise.allSettled([attach([id], parents), attach([id], parents)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a use that is not for the page is a download, once the file is attached', async () => {
  const id = await drawn()
  const dana = await on.as(people.dana)
  const shown = async () =>
    (await dana.call(fileRoutes.content, { params: { id }, query: {} })).headers['content-disposition']
  expect(await shown()).toMatch(/^inline;/)
  await attach([id], parents)
  expect(await shown()).toMatch(/^attachment;/)
})

test.each<[Restriction['reach'], () => string[] | null, Record<string, number>]>([
  ['parents', () => null, { dana: 200, sam: 200, pat: 200, mia: 404, olivia: 404 }],
  ['family', () => null, { dana: 200, sam: 200, pat: 200, mia: 200, olivia: 404 }],
  ['named', () => [people.dana, people.mia], { dana: 200, sam: 404, pat: 200, mia: 200, olivia: 404 }],
  ['closed', () => [people.dana, people.sam], { dana: 200, sam: 200, pat: 404, mia: 404, olivia: 404 }],
])('a use of reach %s is served to whom the law names', async (reach, audience, expected) => {
  const id = await drawn()
  await attach([id], { reach, audience: audience() })
  const statuses: Record<string, number> = {}
  for (const who of ['dana', 'sam', 'pat', 'mia', 'olivia'] as const) {
    const client = await on.as(people[who])
    statuses[who] = (await client.call(fileRoutes.content, { params: { id }, query: {} })).status
  }
  expect(statuses).toEqual(expected)
})
