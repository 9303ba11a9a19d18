import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyRoutes } from '#contract/history/history.ts'
import { proofsAddress, recordProofRoutes } from '#contract/history/record-proofs.ts'
import { utf8 } from '#domain/record/bytes.ts'
import { genesisOf, linkOf } from '#domain/record/chain.ts'
import { checkAnyFile, compareFiles, type ProofToAsk } from '#domain/record/compare-files.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let folder: string
let signer: Signer
let key: PublicKey
let dana: TestClient
let expenseId: string

const sign = async () => {
  on.clock.forward(60_000)
  await signer.sign(on.clock.now())
}
const bytesOf = async (path: string, client = dana): Promise<string> => {
  const answer = await client.request({ url: path })
  expect(answer.status).toBe(200)
  return answer.text
}
const exported = () => bytesOf(historyRoutes.export.path)
const proofOf = (id = expenseId) => bytesOf(historyRoutes.proof.path.replace(':id', id))
const checkpoint = async () => {
  const { note } = await on.scopes.acrossFamilies((tx) =>
    tx.selectFrom('log_checkpoint').select('note').orderBy('size', 'desc').limit(1).executeTakeFirstOrThrow(),
  )
  return note
}

const checked = (text: string) => checkAnyFile(utf8(text), key)
const compare = async (one: string, other: string, proofs?: string) => {
  const file = proofs === undefined ? null : await checked(proofs)
  if (file && file.kind !== 'consistency') throw new Error('this is no file of consistency proofs')
  const result = await compareFiles([await checked(one), await checked(other)], file?.document ?? null)
  const turned = await compareFiles([await checked(other), await checked(one)], file?.document ?? null)
  expect(turned.comparison).toEqual(result.comparison)
  return result
}

/** Asks as the link on the page does. */
const askedFor = async (toAsk: ProofToAsk | null, client = dana) => {
  if (!toAsk) throw new Error('there is nothing to ask for')
  return client.request({ url: proofsAddress(toAsk) })
}

let old: { record: string; proof: string; checkpoint: string }
let present: typeof old
let sharedId: string
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  folder = await mkdtemp(join(tmpdir(), 'evenhand-compare-'))
  signer = signerOf({ scopes: on.scopes, key: app.deps.historyKey, folder, host: 'evenhand.test' })
  const brought = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!brought) throw new Error('the public key cannot be read')
  key = brought
  dana = await app.as(on.dana.personId)
  expenseId = await on.record(on.sam, { name: 'Orthodontist' })
  await on.open(on.dana, expenseId)
  await on.record(on.sam, { private: true })
  await sign()
  old = { record: await exported(), proof: await proofOf(), checkpoint: await checkpoint() }
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  await sign()
  await sign()
  present = { record: await exported(), proof: await proofOf(), checkpoint: await checkpoint() }
  sharedId = JSON.parse(old.proof).streams[0].id
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

test('two proofs of one item are not comparable alone, and agree with the file that the service gives', async () => {
  const alone = await compare(old.proof, present.proof)
  expect(alone).toMatchObject({ comparison: { state: 'notComparable', why: 'logProof' }, earlier: 0 })
  const { status, text } = await askedFor(alone.toAsk)
  expect(status).toBe(200)
  expect(await compare(old.proof, present.proof, text)).toMatchObject({
    comparison: { state: 'agree', log: 'shown', streams: [sharedId] },
    toAsk: null,
  })
  const byLog = JSON.stringify({ ...JSON.parse(text), streams: [] })
  expect(await compare(old.proof, present.proof, byLog)).toMatchObject({
    comparison: { state: 'notComparable', why: 'streamProof', stream: sharedId },
  })
})

test('an export proves what an older export or proof holds by its own entries, and says what is not shown', async () => {
  for (const earlier of [old.record, old.proof])
    expect((await compare(earlier, present.record)).comparison).toMatchObject({ state: 'agree', log: 'notShown' })
  expect((await compare(old.record, present.proof)).comparison).toMatchObject({ state: 'notComparable' })
})

test('two checkpoints alone need the proof of the log', async () => {
  const alone = await compare(old.checkpoint, present.checkpoint)
  expect(alone.comparison).toEqual({ state: 'notComparable', why: 'logProof' })
  const { text } = await askedFor(alone.toAsk)
  expect((await compare(old.checkpoint, present.checkpoint, text)).comparison).toEqual({
    state: 'agree',
    log: 'shown',
    streams: [],
  })
  expect((await compare(old.checkpoint, old.proof)).comparison).toMatchObject({ state: 'agree' })
})

test('a file that does not hold is compared with nothing', async () => {
  const changed = present.proof.replace('14250', '14251')
  expect(await compare(old.proof, changed)).toEqual({ comparison: null, earlier: null, toAsk: null })
})

test('the proofs are given to those alone who present the older root, within their reach', async () => {
  const { toAsk } = await compare(old.proof, present.proof)
  const [stream] = toAsk?.streams ?? []
  if (!toAsk || !stream) throw new Error('there is nothing to ask for')
  const other = new Uint8Array(32).fill(7)
  const asks: ProofToAsk[] = [
    { ...toAsk, origin: 'evenhand.test/record/2' },
    { ...toAsk, from: { ...toAsk.from, root: other } },
    { ...toAsk, from: { ...toAsk.from, size: toAsk.to + 9 } },
    { ...toAsk, to: toAsk.to + 9 },
    { ...toAsk, streams: [{ ...stream, from: { ...stream.from, root: other } }] },
    { ...toAsk, streams: [{ ...stream, to: stream.to + 900 }] },
    { ...toAsk, streams: [{ ...stream, id: crypto.randomUUID() }] },
  ]
  const answers = await Promise.all(asks.map((one) => askedFor(one)))
  const neighbour = await askedFor(toAsk, await app.as(on.neighbour.personId))
  const known = answers[0]?.body
  expect(known).toMatchObject({ exception: 'notFound', statusCode: 404 })
  for (const answer of [...answers, neighbour]) expect(answer.body).toEqual(known)
  const own = JSON.parse(await bytesOf(historyRoutes.export.path, await app.as(on.sam.personId)))
  const { id: closed } = own.streams.find(({ reach }: { reach: string }) => reach === 'closed')
  const privateOne = JSON.parse(own.proof).streams.find(({ id }: { id: string }) => id === closed)
  const head = { size: privateOne.size, root: privateOne.root }
  const body = { origin: toAsk.origin, from: { size: toAsk.from.size, root: toBase64(toAsk.from.root) } }
  const streams = [{ id: privateOne.id, from: head }]
  expect((await dana.call(recordProofRoutes.prove, { body: { ...body, streams } })).body).toEqual(known)
  const sams = await (await app.as(on.sam.personId)).call(recordProofRoutes.prove, { body: { ...body, streams } })
  expect(sams.status).toBe(200)
})

test('what is malformed is refused at its field', async () => {
  const query = { origin: 'a', size: '1', root: `${'A'.repeat(43)}=` }
  for (const [field, wrong] of [
    ['size', { ...query, size: '0' }],
    ['root', { ...query, root: 'A' }],
    ['streams', { ...query, streams: `${crypto.randomUUID()}:1` }],
  ] as const) {
    const { status, body } = await dana.request({ url: recordProofRoutes.download.path, query: wrong })
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field }] } })
  }
})

/** Rewrites an amount in the shared stream, its chain and everything that was signed, as whoever has database and key could. */
const launder = async () => {
  const run = (text: string, values: unknown[] = []) => bySuperuser(app.database, text, values)
  const rows = await on.scopes.asViewer(on.dana, (tx) =>
    tx
      .selectFrom('entry')
      .select(['seq', 'at', 'kind', 'payload', 'salt', 'entity_id', 'number'])
      .where('stream_id', '=', sharedId)
      .orderBy('seq')
      .execute(),
  )
  await run(`set session_replication_role = replica`)
  let previous = hash('sha256', genesisOf(sharedId))
  for (const { seq, at, kind, payload, salt, entity_id: entityId, number } of rows) {
    const rewritten = (payload ?? '').replace('28500', '18500')
    const payloadHash = hash('sha256', Buffer.concat([salt ?? Buffer.alloc(0), Buffer.from(rewritten)]))
    previous = hash(
      'sha256',
      linkOf(previous, sharedId, { seq, at, kind, payloadHash, entityId, number: number ?? undefined }),
    )
    await run(
      `update entry set payload = $1, payload_hash = decode($2, 'hex'), hash = decode($3, 'hex') where stream_id = $4 and seq = $5`,
      [rewritten, payloadHash, previous, sharedId, seq],
    )
  }
  await run(`update stream set head_hash = decode($1, 'hex') where id = $2`, [previous, sharedId])
  await run(`truncate log_origin, log_leaf, log_node, log_checkpoint, log_stream, log_stream_head,
    log_contradiction`)
  await run(`set session_replication_role = origin`)
}

test('a record that was laundered contradicts every older file, and its service proves nothing to them', async () => {
  const before = { ...old, toAsk: (await compare(old.proof, present.proof)).toAsk }
  await launder()
  const elsewhere = await mkdtemp(join(tmpdir(), 'evenhand-laundered-'))
  signer = signerOf({ scopes: on.scopes, key: app.deps.historyKey, folder: elsewhere, host: 'evenhand.test' })
  for (let minute = 0; minute < 4; minute += 1) await sign()
  const laundered = { record: await exported(), proof: await proofOf() }
  expect((await checked(laundered.record)).kind === 'record' && (await checked(laundered.proof)).kind).toBe('proof')
  for (const older of [before.record, before.proof])
    for (const newer of [laundered.record, laundered.proof])
      expect((await compare(older, newer)).comparison).toMatchObject({
        state: 'contradict',
        why: 'otherEntry',
        stream: sharedId,
        seq: JSON.parse(before.proof).streams[0].entries[0].seq,
      })
  expect((await compare(before.checkpoint, laundered.record)).comparison).toMatchObject({ state: 'notComparable' })
  expect((await askedFor(before.toAsk)).status).toBe(404)
  await rm(elsewhere, { recursive: true })
})
