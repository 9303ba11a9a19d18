import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { utf8 } from '#domain/record/bytes.ts'
import { checkAnyFile, compareFiles } from '#domain/record/compare-files.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { readCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { readNote } from '#domain/record/log/notes/signed-note.ts'
import { type ProofBundle, readBundle } from '#domain/record/log/proof-bundle.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { recordDeath } from '#server/features/account-closing/record-death.ts'
import { enqueueRecordMails, sendRecordMail } from '#server/features/history/history.mail.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import type { Job } from '#server/lifecycle/unit-of-work.ts'
import { transportOf } from '#server/mail/transport.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let folder: string
let signer: Signer
let key: PublicKey

beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  folder = await mkdtemp(join(tmpdir(), 'evenhand-record-mail-'))
  signer = signerOf({ scopes: on.scopes, key: app.deps.historyKey, folder, host: 'evenhand.test' })
  const brought = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!brought) throw new Error('the public key cannot be read')
  key = brought
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const sign = async () => {
  on.clock.forward(60_000)
  await signer.sign(on.clock.now())
}
const outbox = () =>
  app.deps.scopes.beforeSignIn((tx) => tx.selectFrom('outbox').selectAll().orderBy('at').orderBy('id').execute())

let month = 0
/** Mails a parent as the job does, for another month each time unless one is named. Returns the new mails and the jobs put off. */
const mail = async (viewer: Viewer, named?: string) => {
  month += 1
  const before = new Set((await outbox()).map(({ id }) => id))
  const held: Job[] = []
  const enqueue = async (_: unknown, job: Job) => void held.push(job)
  const needs = { ...app.deps, enqueue, reader: logReaderOf(on.scopes) }
  const job = { familyId: viewer.familyId, personId: viewer.personId, month: named ?? `20${27 + month}-01` }
  await sendRecordMail(needs, transportOf(app.deps.config), job)
  return { sent: (await outbox()).filter(({ id }) => !before.has(id)), held }
}
const only = async (viewer: Viewer) => {
  const { sent } = await mail(viewer)
  const [first] = sent
  const [file] = first?.attachments ?? []
  if (!first || !file || sent.length > 1) throw new Error('there is not one mail with a file')
  const bundle = readBundle(utf8(file.content))
  if (!bundle) throw new Error('the file is no proof')
  return { ...first, file, bundle }
}
const headsIn = ({ streams }: ProofBundle) => streams.map(({ id, size, root }) => ({ id, size, root }))

test('nothing is mailed before the first signature, and the job is tried again', async () => {
  await on.record(on.sam)
  await expect(mail(on.dana)).rejects.toThrow(/before the service log is signed/)
  expect(await outbox()).toEqual([])
})

test('both parents get the checkpoint and the shared head, which the page and the command check and compare', async () => {
  await sign()
  const [danas, sams] = [await only(on.dana), await only(on.sam)]
  expect(headsIn(danas.bundle)).toEqual(headsIn(sams.bundle))
  expect(danas.bundle.streams).toHaveLength(1)
  expect(danas.bundle.streams[0]?.entries).toEqual([])
  expect(danas.text).toContain(danas.bundle.checkpoint.trimEnd())
  expect(danas.text).toContain(app.deps.historyKey.id)
  expect(danas.text).not.toMatch(/Sam|Orthodontist|\b285\b/)
  expect(danas.file.filename).toMatch(/^evenhand-checkpoint-\d{4}-\d{2}\.json$/)
  const kept = await checkAnyFile(utf8(danas.file.content), key)
  expect(kept).toMatchObject({ kind: 'proof', verdict: { holds: true } })
  await on.record(on.dana)
  await sign()
  const later = await (await app.as(on.dana.personId)).request({ url: historyRoutes.export.path })
  const { comparison } = await compareFiles([kept, await checkAnyFile(utf8(later.text), key)], null)
  // The export carries the proof of the log from the checkpoint that Dana was mailed.
  expect(comparison).toMatchObject({ state: 'agree', log: 'shown', streams: [danas.bundle.streams[0]?.id] })
  const alone = await checkAnyFile(utf8(danas.bundle.checkpoint), key)
  const record = await checkAnyFile(utf8(later.text), key)
  expect((await compareFiles([alone, record], null)).comparison).toMatchObject({ state: 'agree', log: 'shown' })
  const { mailed } = JSON.parse(later.text)
  expect(mailed).toHaveLength(1)
  expect(mailed[0].size).toBe(readCheckpoint(readNote(danas.bundle.checkpoint)?.text ?? '')?.size)
  const neighbour = await (await app.as(on.neighbour.personId)).request({ url: historyRoutes.export.path })
  expect(JSON.parse(neighbour.text).mailed).toBeUndefined()
})

test('a private expense changes nothing in it', async () => {
  await sign()
  const before = await only(on.dana)
  await on.record(on.sam, { name: 'Guitar', private: true })
  await sign()
  for (const viewer of [on.dana, on.sam]) {
    const after = await only(viewer)
    expect(headsIn(after.bundle)).toEqual(headsIn(before.bundle))
    expect(after.bundle.streams[0]?.siblings).toHaveLength(before.bundle.streams[0]?.siblings.length ?? 0)
    expect(after.file.content.length - before.file.content.length).toBeLessThan(200)
    const withoutLog = (text: string) => text.replace(/evenhand\.test\/record\/1\n\d+\n[\s\S]*?\n\n— .*\n/, '')
    if (viewer === on.dana) expect(withoutLog(after.text)).toBe(withoutLog(before.text))
  }
})

test('a month is mailed once, also when its job runs again', async () => {
  expect((await mail(on.dana, '2026-12')).sent).toHaveLength(1)
  expect((await mail(on.dana, '2026-12')).sent).toHaveLength(0)
  expect((await mail(on.dana, '2027-01')).sent).toHaveLength(1)
})

test('it can be turned off, and waits for the end of quiet hours', async () => {
  const wish = async (body: { mailOff: 'record'[]; quiet: { from: string; to: string } | null }) =>
    expect((await (await app.as(on.dana.personId)).call(noticePreferenceRoutes.setPreferences, { body })).status).toBe(
      204,
    )
  await wish({ mailOff: ['record'], quiet: null })
  expect(await mail(on.dana)).toEqual({ sent: [], held: [] })
  await wish({ mailOff: [], quiet: { from: '08:00', to: '17:00' } })
  expect(await mail(on.dana)).toMatchObject({ sent: [], held: [{ queue: 'mail.record' }] })
  await wish({ mailOff: [], quiet: null })
})

const enqueued = async () => {
  const jobs: Job[] = []
  await enqueueRecordMails({ ...app.deps, enqueue: async (_: unknown, job: Job) => void jobs.push(job) })
  return jobs.map(({ data }) => data)
}

test('each parent of each family is mailed, and nobody else', async () => {
  const named = await enqueued()
  const all = [on.dana, on.sam, on.neighbour].map(({ familyId, personId }) => ({
    familyId,
    personId,
    month: on.clock.now().slice(0, 7),
  }))
  expect(named).toEqual(expect.arrayContaining(all))
  expect(JSON.stringify(named)).not.toContain(on.child.personId)
  expect(JSON.stringify(named)).not.toContain(on.professional.personId)
  expect(await mail(on.child)).toEqual({ sent: [], held: [] })
})

test('whoever died is mailed no record, neither by name, nor by a job that waited, nor once the address is gone', async () => {
  const [dana] = await bySuperuser(app.database, 'select username from person where id = $1', [on.dana.personId])
  expect(await recordDeath(app.deps.db, String(dana?.username), on.clock.now())).toBe('recorded')
  const named = JSON.stringify(await enqueued())
  expect(named).not.toContain(on.dana.personId)
  expect(named).toContain(on.sam.personId)
  expect(await mail(on.dana)).toEqual({ sent: [], held: [] })
  on.clock.forward(limits.closing.reachable)
  await sweepExpired(app.deps)
  expect(await mail(on.dana)).toEqual({ sent: [], held: [] })
  expect((await mail(on.sam)).sent).toHaveLength(1)
})
