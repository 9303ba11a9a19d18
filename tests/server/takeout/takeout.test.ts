import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import type { FileDto } from '#contract/files/files.ts'
import { profileRoutes } from '#contract/profile/profile.ts'
import { takeoutRoutes as routes } from '#contract/takeout/takeout.ts'
import { storageIn } from '#server/files/storage.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { pdf, png } from '#tests/support/files/pictures.ts'
import { unzip } from '#tests/support/files/unzip.ts'
import { upload } from '#tests/support/files/upload.ts'
import { acceptedFamily } from '#tests/support/joining/accepted-family.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { addDocument, apply } from '#tests/support/plans/fee-waivers.ts'
import { join as joinFamily, personOf } from '#tests/support/plans/professionals.ts'
import { buying, giveCard, onTrial, settle } from '#tests/support/plans/subscriptions.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

const everythingOf = async (personId: string) => {
  const client = await app.as(personId)
  const answer = await client.call(routes.download, {})
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
  return unzip(answer.bytes)
}
const textIn = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)?.toString() ?? 'null')

test('a parent takes their account, the signed record and their files, and nothing of the other parent', async () => {
  const dana = await app.as(on.dana.personId)
  const picture = await png()
  const { id } = (await upload(dana, picture, '../a:receipt.png')).body as FileDto
  const secret = await on.record(on.sam, { name: 'A surprise for Dana', private: true })
  const files = await everythingOf(on.dana.personId)
  const account = textIn(files, 'account.json')
  expect(account).toMatchObject({ profile: { firstName: 'Dana' }, families: [{ familyId: on.family.id }] })
  expect(JSON.stringify(account)).not.toContain('argon2')
  const record = textIn(files, 'family-1/record.json')
  expect(record).toMatchObject({ format: 'evenhand-record', signature: expect.any(String) })
  expect(JSON.stringify(record)).not.toContain(secret)
  const [path = '', ...others] = [...files.keys()].filter((name) => name.startsWith('family-1/files/'))
  expect(others).toEqual([])
  expect(path).toMatch(new RegExp(`^family-1/files/${id.slice(0, 8)}-[^/:]*receipt\\.png$`))
  expect(files.get(path)?.equals(picture)).toBe(true)
})

test('a professional has nothing of the family', async () => {
  const pat = on.family.ids.get('pat.morgan') ?? ''
  expect([...(await everythingOf(pat)).keys()]).toEqual(['account.json', 'plan.json'])
})

test('a child takes their messages and their journal, without a record and without what they have not opened', async () => {
  const { child, dana, sam } = on
  const messages = messagesOn(on)
  const toChild = (body: string, subject: string, files: string[] = []) =>
    messages.send({ to: [child.personId], body, subject, files })
  const opened = await toChild('Your boots are at my place.', 'Boots')
  await messages.open(opened.id, child)
  const picture = await png()
  const { id: fileId } = (await upload(await app.as(sam.personId), picture, 'surprise.png')).body as FileDto
  await toChild('You get a bicycle.', 'Not yet opened', [fileId])
  await messages.send({ body: 'Not for Mia.', subject: 'Between parents' })
  await messages.send({ to: [dana.personId], body: 'May I stay?', subject: 'Friday' }, child)
  const journal = journalOn(on)
  await journal.write({ body: 'My own day.' }, child)
  await journal.open(await journal.shared({ body: 'Read together.', readerIds: [child.personId] }), child)
  await journal.shared({ body: 'Not read yet.', readerIds: [child.personId] })
  await journal.shared({ body: 'For Dana alone.' })
  const files = await everythingOf(child.personId)
  expect([...files.keys()]).toEqual(['account.json', 'plan.json', 'family-1/messages.json', 'family-1/journal.json'])
  const bodies = (path: string) => textIn(files, path).map(({ body }: { body: string | null }) => body)
  expect(bodies('family-1/messages.json').toSorted()).toEqual(['May I stay?', 'Your boots are at my place.', null])
  const unopened = textIn(files, 'family-1/messages.json').find(({ body }: { body: string | null }) => body === null)
  expect(unopened).toMatchObject({ subject: 'Not yet opened', files: [] })
  expect(bodies('family-1/journal.json').toSorted()).toEqual(['My own day.', 'Read together.', null])
})

test('somebody close to the family takes their messages and their journal as a child does', async () => {
  const aunt = await personOf(app, 'thirdParty')
  await joinFamily(on, aunt, 'thirdParty')
  const messages = messagesOn(on)
  const viewer = { ...on.child, personId: aunt, viewpoint: aunt, standing: 'thirdParty' } as const
  await messages.send({ to: [on.dana.personId], body: 'See you at four.', subject: 'Sunday' }, viewer)
  const files = await everythingOf(aunt)
  expect(textIn(files, 'family-1/messages.json')).toMatchObject([{ subject: 'Sunday', body: 'See you at four.' }])
  expect(textIn(files, 'family-1/journal.json')).toEqual([])
})

test('a family that was accepted with an account is in it, with its record and its files', async () => {
  const familyId = await acceptedFamily(app, { founder: on.sam.personId, account: on.dana.personId })
  const dana = await app.as(on.dana.personId)
  expect((await dana.call(familyRoutes.choose, { body: { familyId } })).status).toBe(204)
  const picture = await png()
  const { id } = (await upload(dana, picture, 'second.png')).body as FileDto
  const files = await everythingOf(on.dana.personId)
  const { families } = textIn(files, 'account.json')
  const folder = `family-${families.findIndex((one: { familyId: string }) => one.familyId === familyId) + 1}`
  expect(textIn(files, `${folder}/record.json`)).toMatchObject({ family: { id: familyId } })
  const path = [...files.keys()].find((name) => name.startsWith(`${folder}/files/${id.slice(0, 8)}`))
  expect(files.get(path ?? '')?.equals(picture)).toBe(true)
})

test('what was paid, the card by its last digits and an application with its documents are in it', async () => {
  const own = await stage(app)
  const { personId } = own.sam
  await onTrial(app, personId)
  await giveCard(app, personId)
  await buying(app, personId, { package: 'essentials', term: 'month' })
  await settle(app)
  const document = pdf()
  const client = await app.as(personId)
  const waiver = await apply(client, 'Between jobs')
  await addDocument(client, waiver, document)
  const files = await everythingOf(personId)
  const plan = textIn(files, 'plan.json')
  expect(plan.card).toEqual({ brand: expect.any(String), last4: expect.stringMatching(/^\d{4}$/) })
  expect(plan.receipts).toMatchObject([{ package: 'essentials', term: 'month', state: 'paid' }])
  expect(plan.feeWaivers).toMatchObject([{ id: waiver.id, note: 'Between jobs', documents: [{ kind: 'benefits' }] }])
  const path = `fee-waiver-documents/${plan.feeWaivers[0].documents[0].id.slice(0, 8)}-benefits.pdf`
  expect(files.get(path)?.equals(document)).toBe(true)
})

test('passkeys are named, and nothing else is said of them', async () => {
  const row = {
    id: crypto.randomUUID(),
    person_id: on.sam.personId,
    credential_id: crypto.randomUUID(),
    public_key: Buffer.from('key'),
    counter: 0,
    transports: [],
    name: 'Blue phone',
    added_at: app.clock.now(),
    last_used_at: null,
  }
  await app.deps.scopes.beforeSignIn((tx) => tx.insertInto('passkey').values(row).execute())
  const { passkeys } = textIn(await everythingOf(on.sam.personId), 'account.json')
  expect(passkeys).toEqual([{ id: row.id, name: 'Blue phone', addedAt: row.added_at, lastUsedAt: null }])
})

test('a country that nobody gave is none, whatever a form would begin with', async () => {
  const countryIn = async () => textIn(await everythingOf(on.dana.personId), 'account.json').profile.contact.countryCode
  expect(await countryIn()).toBeNull()
  await (await app.as(on.dana.personId)).call(profileRoutes.setContact, { body: { countryCode: 'MX' } })
  expect(await countryIn()).toBe('MX')
})

test('the password is asked for again, before the download and by it', async () => {
  const dana = await app.as(on.dana.personId, 'asked')
  const refused = { status: 403, body: { exception: 'passwordNeeded' } }
  expect(await dana.call(routes.prepare, { body: {} })).toMatchObject(refused)
  expect(await dana.call(routes.download, {})).toMatchObject(refused)
  expect((await (await app.as(on.dana.personId)).call(routes.prepare, { body: {} })).status).toBe(204)
})

test('a file whose bytes are lost breaks the download off, and the server goes on', async () => {
  const sam = await app.as(on.sam.personId)
  const picture = await png()
  await upload(sam, picture, 'lost.png')
  await storageIn(app.deps.config.dataDir).dropBlob(createHash('sha256').update(picture).digest('hex'))
  const headers = Object.entries(sam.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const zip = await fetch(`${await app.listen()}${routes.download.path}`, { headers: Object.fromEntries(headers) })
  expect(zip.status).toBe(200)
  await expect(zip.arrayBuffer()).rejects.toThrow('terminated')
  expect((await sam.call(routes.prepare, { body: {} })).status).toBe(204)
})
