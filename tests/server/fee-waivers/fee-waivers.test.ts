import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverLimits } from '#contract/fee-waivers/limits.ts'
import { subscriptionRoutes } from '#contract/subscriptions/subscriptions.ts'
import { sweepStrayBytes } from '#server/features/files/sweep-files.ts'
import { sweepSubscriptions } from '#server/features/subscriptions/subscriptions.sweep.ts'
import { storageIn } from '#server/files/storage.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { retention } from '#server/jobs/retention.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdf, photo, png } from '#tests/support/files/pictures.ts'
import {
  addDocument,
  administratorOn,
  apply,
  applyWithDocument,
  commandWaiver,
  documentOf,
  ownWaiverOf,
  waiverIn,
} from '#tests/support/plans/fee-waivers.ts'
import { lapsed, planOf } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const day = 24 * 3_600_000

let app: OwnApp
let people: Cast
let dana: TestClient
let administrator: TestClient
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.reset()
  people = await cast(app)
  dana = await app.as(people.dana)
  administrator = await administratorOn(app)
})
afterAll(() => app.stop())

const codeOf = ({ body }: { readonly body: unknown }) => (body as { exception?: string }).exception
const grant = { type: 'feeWaiver.grant' } as const
const refuse = { type: 'feeWaiver.refuse', reason: 'The letter is from another year.' } as const

test('an application with a document is granted: a year of Essentials that costs nothing and ends by itself', async () => {
  await lapsed(app, people.dana)
  const waiver = await applyWithDocument(dana)
  expect(waiver).toMatchObject({
    status: 'applied',
    facts: { documented: true },
    documents: [{ kind: 'benefits', type: 'application/pdf' }],
    you: { party: 'applicant' },
  })
  const granted = waiverIn(await commandWaiver(administrator, waiver, grant))
  expect(granted).toMatchObject({ status: 'granted', you: { party: 'administrator' } })
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'essentials', from: 'waiver', receipts: [] })
  const { grantedUntil, mayApply } = await ownWaiverOf(dana)
  expect([grantedUntil?.slice(0, 4), mayApply]).toEqual([String(Number(app.clock.now().slice(0, 4)) + 1), false])
  app.clock.forward(366 * day)
  await sweepSubscriptions(app.deps)
  expect((await planOf(app, people.dana)).plan).toBe('lapsed')
})

test('somebody who was granted a year may apply again in its last days, and the next year begins after it', async () => {
  await commandWaiver(administrator, await applyWithDocument(dana), grant)
  const first = await ownWaiverOf(dana)
  expect(codeOf(await dana.call(routes.apply, { body: {} }))).toBe('notAllowedNow')
  app.clock.forward(365 * day - feeWaiverLimits.again + day)
  dana = await app.as(people.dana)
  await commandWaiver(await administratorOn(app), await applyWithDocument(dana), grant)
  const second = await ownWaiverOf(dana)
  const years = [first, second].map(({ grantedUntil }) => Number(grantedUntil?.slice(0, 4)))
  expect((years[1] ?? 0) - (years[0] ?? 0)).toBe(1)
})

test('a refusal gives its reason to the applicant, who may apply again', async () => {
  const waiver = await applyWithDocument(dana)
  const { status, body } = await commandWaiver(administrator, waiver, { type: 'feeWaiver.refuse' })
  expect([status, body]).toMatchObject([400, { validationErrors: [{ field: 'reason' }] }])
  waiverIn(await commandWaiver(administrator, waiver, refuse))
  expect(await ownWaiverOf(dana)).toMatchObject({
    waiver: { status: 'refused', reason: refuse.reason },
    grantedUntil: null,
    mayApply: true,
  })
  expect((await apply(dana)).id).not.toBe(waiver.id)
})

test('nobody decides without a document, and applying twice is one application', async () => {
  const waiver = await apply(dana, '  Between jobs ')
  expect(waiver).toMatchObject({ note: 'Between jobs', facts: { documented: false } })
  expect(codeOf(await commandWaiver(administrator, waiver, grant))).toBe('notAllowedNow')
  const again = await Promise.all([apply(dana), apply(dana)])
  expect(again.map(({ id }) => id)).toEqual([waiver.id, waiver.id])
})

test('what was withdrawn is decided no more, and a decision that was overtaken is refused', async () => {
  const waiver = await applyWithDocument(dana)
  const withdrawn = waiverIn(await commandWaiver(dana, waiver, { type: 'feeWaiver.withdraw' }))
  expect(codeOf(await commandWaiver(administrator, waiver, grant))).toBe('changedSinceSeen')
  expect(codeOf(await commandWaiver(administrator, withdrawn, grant))).toBe('notAllowedNow')
  expect(codeOf(await addDocument(dana, withdrawn))).toBe('notAllowedNow')
})

test('two administrators at once grant one year', async () => {
  const waiver = await applyWithDocument(dana)
  const other = await administratorOn(app)
  const answers = await Promise.all([administrator, other].map((who) => commandWaiver(who, waiver, grant)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const years = await bySuperuser(app.database, "select from subscription where owner_id = $1 and kind = 'waiver'", [
    people.dana,
  ])
  expect(years).toHaveLength(1)
})

test('only the applicant and administrators see an application or its documents', async () => {
  const waiver = await applyWithDocument(dana)
  const [document] = waiver.documents
  const others = await Promise.all([people.sam, people.pat, people.mia].map((id) => app.as(id)))
  const read = (who: TestClient) => who.call(routes.get, { params: { id: waiver.id } })
  const load = (who: TestClient) => who.call(routes.content, { params: { id: document?.id ?? '' } })
  for (const who of others) {
    expect([(await read(who)).status, (await load(who)).status]).toEqual(
      who.personId === people.sam ? [404, 404] : [403, 403],
    )
    expect((await who.call(routes.list, { query: {} })).status).toBe(403)
  }
  expect((await dana.call(routes.list, { query: {} })).status).toBe(403)
  for (const who of [dana, administrator]) {
    const { status, headers, bytes } = await load(who)
    expect([status, bytes.equals(pdf())]).toEqual([200, true])
    expect(headers['content-disposition']).toContain('attachment; filename="document.pdf"')
  }
})

test('an administrator who looks at a family as somebody else decides nothing', async () => {
  const waiver = await applyWithDocument(dana)
  await bySuperuser(app.database, 'update session set family_id = $1, viewpoint = $2 where person_id = $3', [
    people.family.id,
    people.dana,
    administrator.personId,
  ])
  expect((await commandWaiver(administrator, waiver, grant)).status).toBe(403)
  expect((await administrator.call(routes.list, { query: {} })).status).toBe(403)
})

test('administrators see what waits, the oldest first, and what ended', async () => {
  const sam = await app.as(people.sam)
  const first = await applyWithDocument(dana)
  app.clock.forward(1000)
  const second = await applyWithDocument(sam)
  const idsOf = async (show: 'waiting' | 'ended') => {
    const { body } = await administrator.call(routes.list, { query: { show } })
    return (body as { items: { id: string }[] }).items.map(({ id }) => id)
  }
  const waiting = await idsOf('waiting')
  expect(waiting.filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id])
  await commandWaiver(administrator, first, refuse)
  expect(await idsOf('ended')).toContain(first.id)
  expect(await idsOf('waiting')).not.toContain(first.id)
})

test('a document is looked at: a picture loses where it was taken, and what is no document is refused', async () => {
  const waiver = await apply(dana)
  const taken = waiverIn(await addDocument(dana, waiver, await photo()))
  const { bytes } = await dana.call(routes.content, { params: { id: taken.documents[0]?.id ?? '' } })
  expect(bytes.includes('Telephone')).toBe(false)
  expect(codeOf(await addDocument(dana, taken, Buffer.from('hello')))).toBe('fileTypeRefused')
  expect(codeOf(await addDocument(dana, taken, Buffer.alloc(0)))).toBe('fileEmpty')
  expect(codeOf(await addDocument(dana, taken, Buffer.alloc(10_000_001)))).toBe('fileTooLarge')
  expect((await ownWaiverOf(dana)).waiver?.version).toBe(taken.version)
})

test('one application takes five documents', async () => {
  let waiver = await apply(dana)
  for (let at = 0; at < feeWaiverLimits.documents; at += 1)
    waiver = waiverIn(await addDocument(dana, waiver, await png(40 + at, 30)))
  expect(codeOf(await addDocument(dana, waiver))).toBe('tooMany')
})

test('documents are deleted with their bytes some time after the application ended, and not before', async () => {
  const storage = storageIn(app.deps.config.dataDir)
  const waiver = waiverIn(await addDocument(dana, await apply(dana), await png(91, 17)))
  const blobs = async () =>
    (await readdir(join(app.deps.config.dataDir, 'files/blobs'), { recursive: true })).filter(
      (path) => path.length > 60,
    )
  app.clock.forward(2 * retention.feeWaiverDocuments.ms)
  await sweepExpired(app.deps)
  await sweepStrayBytes(app.deps, storage)
  dana = await app.as(people.dana)
  expect((await ownWaiverOf(dana)).waiver?.documents).toHaveLength(1)
  expect((await dana.call(routes.content, { params: { id: waiver.documents[0]?.id ?? '' } })).status).toBe(200)
  const before = await blobs()
  await commandWaiver(await administratorOn(app), waiver, refuse)
  app.clock.forward(retention.feeWaiverDocuments.ms + day)
  await sweepExpired(app.deps)
  await sweepStrayBytes(app.deps, storage)
  dana = await app.as(people.dana)
  expect((await ownWaiverOf(dana)).waiver).toMatchObject({ status: 'refused', documents: [] })
  expect(await blobs()).not.toEqual(before)
})

test('the database itself keeps applications from whoever is no administrator', async () => {
  const waiver = await applyWithDocument(dana)
  const { scopes } = app.deps
  const seen = await scopes.asAdministrator(people.sam, (tx) => tx.selectFrom('fee_waiver').select('id').execute())
  expect(seen).toEqual([])
  const granting = scopes.asOwner(people.dana, (tx) =>
    tx
      .updateTable('fee_waiver')
      .set({ status: 'granted', decided_by: people.dana })
      .where('id', '=', waiver.id)
      .execute(),
  )
  await expect(granting).rejects.toThrow('row-level security')
})

test('a command names no sender, and a token of another page opens nothing here', async () => {
  const waiver = await applyWithDocument(dana)
  const body = { type: 'feeWaiver.grant', version: waiver.version, by: { party: 'administrator' } }
  const answer = await dana.call(routes.events, { params: { id: waiver.id }, body: body as never })
  expect(answer.status).toBe(400)
  const values = await dana.request({ method: 'GET', url: '/ofw/appv2/localstorage.json' })
  const { upgradesToken } = values.body as { upgradesToken: string }
  expect((await app.anyone().call(subscriptionRoutes.byToken, { body: { token: upgradesToken } })).status).toBe(200)
  const opened = await app.anyone().call(routes.byToken, { body: { token: upgradesToken } })
  expect([opened.status, codeOf(opened)]).toEqual([404, 'linkOver'])
  const contents = documentOf(pdf(), 1)
  expect(
    (await app.anyone().call(routes.addDocumentByToken, { body: { token: upgradesToken, ...contents } })).status,
  ).toBe(404)
})
