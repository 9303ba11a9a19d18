import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromHex, utf8 } from '#domain/record/bytes.ts'
import { checkBundle } from '#domain/record/check-bundle.ts'
import type { PublicKey } from '#domain/record/keys.ts'
import type { ProofBundle } from '#domain/record/log/proof-bundle.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { belongingTo } from '#server/features/history/history.item.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { proveItem } from '#server/history/prove-item.ts'
import { readStreams } from '#server/history/streams.ts'
import { proveEntries, writeProof } from '#server/service-log/prove.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { myFilesOn } from '#tests/support/my-files/my-files.ts'
import { testKey } from '#tests/support/record/exported.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let folder: string
let brought: PublicKey
let signer: Signer
let expenseId: string

const sign = async () => {
  on.clock.forward(60_000)
  await signer.sign(on.clock.now())
}
beforeAll(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-item-'))
  const made = await testKey()
  brought = made.brought
  signer = signerOf({ scopes: on.scopes, key: made.key, folder, host: 'evenhand.test' })
  expenseId = await on.record(on.sam, { name: 'Orthodontist', private: true })
  await on.send('expense', on.sam, expenseId, { type: 'expense.share' })
  await on.record(on.sam, { name: 'Something else' })
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount: 10_00 })
})
afterAll(async () => {
  await on.end()
  await rm(folder, { recursive: true })
})

const proofOf = async (viewer: Viewer, id = expenseId, withheld: readonly string[] = []) => {
  const log = await logReaderOf(on.scopes).show()
  return on.scopes.asViewer(viewer, async (tx) =>
    proveItem(tx, viewer, log, { ids: [id, ...(await belongingTo(tx, recordParts, id))], withheld: new Set(withheld) }),
  )
}
const textOf = async (viewer: Viewer) => {
  const proof = await proofOf(viewer)
  if (proof === null || proof === 'notSigned') throw new Error('there is no proof')
  return proof.text
}
const check = (text: string) => checkBundle(utf8(text), brought)
const kindsIn = ({ streams }: ProofBundle) => streams.flatMap(({ entries }) => entries.map(({ kind }) => kind))

test('nothing is proven before the first signature, nor of what is not there', async () => {
  expect(await proofOf(on.dana)).toBe('notSigned')
  expect(await proofOf(on.neighbour)).toBeNull()
  expect(await proofOf(on.dana, crypto.randomUUID())).toBeNull()
})

test('one expense with its payments is proven in a few kilobytes, without the rest of the family', async () => {
  await sign()
  const text = await textOf(on.dana)
  expect(text.length).toBeLessThan(20_000)
  expect(text).not.toContain('Something else')
  const verdict = await check(text)
  expect(verdict).toMatchObject({ holds: true, problem: null })
  expect(verdict && kindsIn(verdict.bundle)).toEqual(
    expect.arrayContaining(['expense.share', 'expense.approve', 'payment.begin']),
  )
  expect(verdict && kindsIn(verdict.bundle)).not.toContain('expense.begin')
  const own = await check(await textOf(on.sam))
  expect(own).toMatchObject({ holds: true })
  expect(own && kindsIn(own.bundle)).toContain('expense.begin')
})

test('an item that its reader has not opened is there by its hashes alone', async () => {
  const proof = await proofOf(on.dana, expenseId, [expenseId])
  if (proof === null || proof === 'notSigned') throw new Error('there is no proof')
  expect(proof.text).not.toContain('Orthodontist')
  expect(await check(proof.text)).toMatchObject({ holds: true })
})

test('a thread is proven with its attachments, and those of a message that was not opened by their hashes alone', async () => {
  const messages = messagesOn(on)
  const { uploaded } = myFilesOn(on, on.sam)
  const [shown, closed] = [await uploaded(), await uploaded()]
  const { id: thread } = await messages.send({ files: [shown] })
  await messages.open(thread)
  await messages.send({ answersId: thread, files: [closed] })
  await sign()
  const filesIn = async (viewer: Viewer) => {
    const withheld = await on.scopes.asViewer(viewer, (tx) => recordParts.unopenedBy(tx, viewer))
    const proof = await proofOf(viewer, thread, [...withheld])
    if (proof === null || proof === 'notSigned') throw new Error('there is no proof')
    const verdict = await check(proof.text)
    expect(verdict).toMatchObject({ holds: true })
    const entries = verdict?.bundle.streams.flatMap((stream) => stream.entries) ?? []
    const attached = entries.filter(({ kind }) => kind === 'file.attached')
    return Object.fromEntries(attached.map(({ entityId, payload }) => [entityId, payload !== null]))
  }
  expect(await filesIn(on.dana)).toEqual({ [shown]: true, [closed]: false })
  expect(await filesIn(on.sam)).toEqual({ [shown]: true, [closed]: true })
})

test('a changed entry, another key and another spelling are found', async () => {
  const text = await textOf(on.dana)
  expect(await check(text.replace('14250', '14251'))).toMatchObject({ holds: false, proven: null })
  const other = (await testKey()).brought
  expect(await checkBundle(utf8(text), other)).toMatchObject({ holds: false, problem: { code: 'keyUnknown' } })
  expect(await check(`${text} `)).toBeNull()
})

test('an entry left out of the middle, with a proof that holds, leaves a hole in the numbers', async () => {
  const log = await logReaderOf(on.scopes).show()
  const streams = await on.scopes.asViewer(on.dana, (tx) => readStreams(tx))
  if (!log) throw new Error('nothing was signed')
  const proven = streams.map(({ id, entries }) => {
    const own = entries.filter(({ entityId, number }) => entityId === expenseId && number !== 2)
    const previousOf = (seq: number, at: number) =>
      (own[at - 1]?.seq ?? 0) + 1 === seq ? null : (entries[seq - 2]?.hash ?? null)
    return proveEntries(log, {
      id,
      entries: own.map(({ id: _, hash: __, ...entry }, at) => ({ ...entry, previous: previousOf(entry.seq, at) })),
      hashes: entries.map(({ hash }) => fromHex(hash)),
    })
  })
  const verdict = await check(writeProof(log, proven) ?? '')
  expect(verdict?.proven).not.toBeNull()
  expect(verdict).toMatchObject({ holds: false, problem: { code: 'entryMissing' } })
})
