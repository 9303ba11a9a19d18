import { randomUUID } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { type DraftDto, draftRoutes } from '#contract/messages/drafts.ts'
import type { Tx, Viewer } from '#server/db/tenancy.ts'
import { attachFiles } from '#server/features/files/attach-files.ts'
import { addFile } from '#server/features/files/files.store.ts'
import { sweepStrayBytes, sweepUnusedFiles } from '#server/features/files/sweep-files.ts'
import { type Storage, storageIn } from '#server/files/storage.ts'
import { lockBytes } from '#server/files/stored-bytes-lock.ts'
import { retention } from '#server/jobs/retention.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdfWith } from '#tests/support/files/hostile-pdfs.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let people: Cast
let storage: Storage
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
  storage = storageIn(on.deps.config.dataDir)
})
afterAll(() => on.stop())

const viewer = (): Viewer => ({
  personId: people.dana,
  familyId: people.family.id,
  viewpoint: people.dana,
  standing: 'parent',
  mode: 'self',
})
let papers = 0
const paper = () => {
  papers += 1
  return pdfWith(`%${papers}\n`)
}
const uploaded = async (bytes = paper()) => (await upload(await on.as(people.dana), bytes, 'a.pdf')).body as FileDto
const attach = (tx: Tx, id: string) => {
  const change = beginUnitOfWork(tx, people.family.id, on.clock.now())
  const entityId = randomUUID()
  const about = { use: receiptUse, entity: 'expense', entityId, audience: null, by: people.dana }
  return attachFiles(change, [id], about).then(() => finishUnitOfWork(change, on.deps.enqueue))
}
const status = async (id: string) =>
  (await (await on.as(people.dana)).call(fileRoutes.content, { params: { id }, query: {} })).status
const stored = (kind: 'blobs' | 'previews', sha256: string) =>
  readdirSync(join(on.deps.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).some((path) =>
    path.startsWith(join(kind, sha256.slice(0, 2), sha256)),
  )
const at = (kind: 'blobs' | 'previews', sha256: string) =>
  join(on.deps.config.dataDir, 'files', kind, sha256.slice(0, 2), sha256)
const longAgo = new Date(Date.now() - 10 * retention.unusedFiles.ms)
const strayDeps = () => ({ scopes: on.deps.scopes, clock: { now: () => new Date().toISOString() } })
const sweep = () => sweepUnusedFiles(on.deps, storage)
const afterADay = () => on.clock.forward(retention.unusedFiles.ms + 1)

/** Runs a transaction that stays open until it is told to commit. */
const heldOpen = async (work: (tx: Tx) => Promise<unknown>) => {
  const [reached, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = on.deps.scopes.asViewer(viewer(), async (tx) => {
    await work(tx)
    reached.resolve()
    await commit.promise
  })
  await reached.promise
  return { commit: commit.resolve, ended }
}
const someoneWaits = () =>
  expect.poll(async () => {
    const [row] = await bySuperuser(
      on.database,
      "select count(*)::int as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return row?.waits
  })

test('what nothing uses is gone after a day with its bytes and its preview; what is used stays', async () => {
  const picture = (await upload(await on.as(people.dana), await png(), 'a.png')).body as FileDto
  await (await on.as(people.dana)).call(fileRoutes.preview, { params: { id: picture.id } })
  const used = await uploaded()
  await on.deps.scopes.asViewer(viewer(), (tx) => attach(tx, used.id))
  on.clock.forward(retention.unusedFiles.ms - 1)
  expect(await sweep()).toEqual({ files: 0, bytes: 0 })
  on.clock.forward(2)
  expect(await sweep()).toEqual({ files: 1, bytes: picture.bytes })
  expect([await status(picture.id), await status(used.id)]).toEqual([404, 200])
  expect([stored('blobs', picture.sha256), stored('previews', picture.sha256)]).toEqual([false, false])
  expect(stored('blobs', used.sha256)).toBe(true)
})

test('bytes that another file names stay', async () => {
  const bytes = paper()
  const [unused, used] = [await uploaded(bytes), await uploaded(bytes)]
  await on.deps.scopes.asViewer(viewer(), (tx) => attach(tx, used.id))
  afterADay()
  expect((await sweep()).files).toBe(1)
  expect([await status(unused.id), await status(used.id)]).toEqual([404, 200])
})

test('a file that an item is just taking stays', async () => {
  const { id } = await uploaded()
  afterADay()
  const attaching = await heldOpen((tx) => attach(tx, id))
  const sweeping = sweep()
  await someoneWaits().toBe(1)
  attaching.commit()
  await attaching.ended
  expect(await sweeping).toEqual({ files: 0, bytes: 0 })
  expect(await status(id)).toBe(200)
})

test('a file that a draft holds stays for as long as there is the draft', async () => {
  const { id } = await uploaded()
  const client = await on.as(people.dana)
  const content = { to: [], subject: '', body: '', files: [id] }
  const begun = (await client.call(draftRoutes.begin, { body: { ...content, answersId: null } })).body as DraftDto
  afterADay()
  expect((await sweep()).files).toBe(0)
  expect(await status(id)).toBe(200)
  const body = { type: 'draft.discard' as const, version: begun.version }
  await (await on.as(people.dana)).call(draftRoutes.events, { params: { id: begun.id }, body })
  expect((await sweep()).files).toBe(1)
  expect(await status(id)).toBe(404)
})

test('a file that was swept can no longer be taken', async () => {
  const { id } = await uploaded()
  afterADay()
  await sweep()
  const taking = on.deps.scopes.asViewer(viewer(), (tx) => attach(tx, id))
  await expect(taking).rejects.toMatchObject({ validationErrors: [{ field: 'receipts', code: 'notAChoice' }] })
})

test('bytes that a new file is just naming stay, although the only file that named them is swept', async () => {
  const bytes = paper()
  const { id: _, ...old } = await uploaded(bytes)
  afterADay()
  const { name, type, sha256 } = old
  let named = ''
  const naming = await heldOpen(async (tx) => {
    await lockBytes(tx, sha256, 'toName')
    await storage.keepBlob(sha256, () => Readable.from(bytes))
    named = (await addFile(tx, viewer(), { name, type, sha256, bytes: bytes.length }, on.clock.now())).id
  })
  const sweeping = sweep()
  await someoneWaits().toBe(1)
  naming.commit()
  await naming.ended
  expect((await sweeping).files).toBe(1)
  expect(await status(named)).toBe(200)
})

test('bytes that a crash left without a file are gone after a day, and no others', async () => {
  const { id, sha256 } = await uploaded()
  const [stray, fresh] = ['a', 'b'].map((sign) => sign.repeat(64))
  if (!stray || !fresh) throw new Error('two names are needed')
  for (const name of [stray, fresh]) await storage.keepBlob(name, () => Readable.from(Buffer.from(name)))
  await storage.keepPreview(stray, Buffer.from('preview'))
  for (const path of [at('blobs', stray), at('blobs', sha256), `${at('previews', stray)}.webp`])
    utimesSync(path, longAgo, longAgo)
  on.clock.reset()
  expect(await sweepStrayBytes(strayDeps(), storage)).toEqual({ strays: 2, areDeleted: true })
  expect([stored('blobs', stray), stored('previews', stray), stored('blobs', fresh)]).toEqual([false, false, true])
  expect(await status(id)).toBe(200)
})

test('where most stored bytes are without a file, the folder is of another database, and none is deleted', async () => {
  const names = Array.from({ length: 30 }, (_, nth) => nth.toString(16).padStart(64, '0'))
  for (const name of names) {
    await storage.keepBlob(name, () => Readable.from(Buffer.from(name)))
    utimesSync(at('blobs', name), longAgo, longAgo)
  }
  expect(await sweepStrayBytes(strayDeps(), storage)).toMatchObject({ areDeleted: false })
  expect(names.every((name) => stored('blobs', name))).toBe(true)
})
