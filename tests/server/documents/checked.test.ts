import { generateKeyPairSync, hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import { type ChainEntry, linkOf } from '#domain/record/chain.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { sealed } from '#domain/record/sealed-pdf.ts'
import { shortCodeOf } from '#domain/record/short-code.ts'
import type { HistoryKey } from '#server/history/keys.ts'
import { sharedApp } from '#tests/support/app.ts'
import { bytesToFlip, exportOf, paperOf, testKey } from '#tests/support/record/exported.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
let key: HistoryKey
let brought: PublicKey
let json: Uint8Array<ArrayBuffer>
let pdf: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  on = await stage(await sharedApp())
  const keys = await testKey()
  key = keys.key
  brought = keys.brought
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  const text = await exportOf(on, on.sam, key)
  json = new TextEncoder().encode(text)
  pdf = await paperOf(text, key)
})

const flippedAt = (bytes: Uint8Array, at: number) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
const failing = async (file: Uint8Array<ArrayBuffer>, code?: string) =>
  (await checkFile(file, brought, code)).problems.map(({ check }) => check)

test('both forms hold', async () => {
  for (const file of [json, pdf]) {
    const { holds, problems, summary } = await checkFile(file, brought)
    expect({ holds, problems, items: summary?.items }).toEqual({ holds: true, problems: [], items: 1 })
  }
})

test('a byte flipped anywhere in the JSON is found', async () => {
  // The filter leaves the family's own entries out, so that there are fewer bytes to flip.
  const small = new TextEncoder().encode(await exportOf(on, on.sam, key, { area: 'expenses' }))
  for (const at of bytesToFlip(small))
    if ((await checkFile(flippedAt(small, at), brought)).holds) expect.fail(`byte ${at} may be changed`)
}, 60_000)

test('a byte flipped in the PDF is found, be it in a page, in the record inside, or in the seal', async () => {
  const text = Buffer.from(pdf).toString('latin1')
  const inside = text.indexOf('/Type /EmbeddedFile')
  const places = new Set([
    ...Array.from({ length: Math.ceil(pdf.length / 199) }, (_, n) => n * 199),
    ...Array.from({ length: 200 }, (_, n) => inside + 3 * n),
    ...Array.from({ length: 200 }, (_, n) => pdf.length - 1 - n),
  ])
  for (const at of places)
    if ((await checkFile(flippedAt(pdf, at), brought)).holds) expect.fail(`byte ${at} may be changed`)
})

test('a page that was changed is told apart from a record that was changed', async () => {
  const page = Buffer.from(pdf).toString('latin1').indexOf('/Contents')
  expect(await failing(flippedAt(pdf, page))).toEqual(['pages'])
  expect(await failing(pdf.subarray(0, -40))).toEqual(['pages'])
  const other = generateKeyPairSync('ed25519')
  const pem = other.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const otherKey = await publicKeyOf(pem)
  const body = pdf.subarray(0, pdf.length - 161)
  expect(await failing(sealed(body, otherKey?.id ?? '', '0'.repeat(128)))).toEqual(['pages'])
})

test('another key proves nothing, and says which one is needed', async () => {
  const other = await testKey()
  const { holds, checks, problems } = await checkFile(pdf, other.brought)
  expect(holds).toBe(false)
  expect(problems).toEqual([{ check: 'key', signedBy: brought.id, yours: other.brought.id, forgedChange: false }])
  expect(checks.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual([
    'pages',
    'signature',
    'anchored',
  ])
})

test('the printed code belongs to one file alone', async () => {
  const { summary } = await checkFile(json, brought)
  const code = summary?.code ?? ''
  expect(await failing(json, code)).toEqual([])
  expect(await failing(pdf, code)).toEqual([])
  expect(await failing(pdf, shortCodeOf('f'.repeat(64)))).toEqual(['code'])
})

test('what is not a record at all is said to be none', async () => {
  for (const text of ['', '{}', 'null', '%PDF-1.7\n', `${new TextDecoder().decode(json)}\n`])
    expect(await failing(new TextEncoder().encode(text))).toEqual(['file'])
})

type Entry = Omit<ChainEntry, 'payload' | 'salt' | 'payloadHash' | 'hash'> & {
  payload: string
  salt: string
  payloadHash: string
  hash: string
}
type Made = { streams: { id: string; reach?: string; entries: Entry[] }[] }

/** Changes a record and signs it again, as somebody with the key could. */
const made = (change: (entries: Entry[], stream: string) => void): Uint8Array<ArrayBuffer> => {
  const { signature: _, ...record }: Made & { signature: string } = JSON.parse(new TextDecoder().decode(json))
  for (const { id, reach, entries } of record.streams) if (reach === 'parents') change(entries, id)
  return new TextEncoder().encode(canonical({ ...record, signature: key.sign(canonical(record)) }))
}

/** Recomputes the hashes to fit the changed entries. */
const chained = (entries: Entry[], stream: string): void => {
  let previous = hash('sha256', stream)
  for (const entry of entries) {
    entry.payloadHash = hash('sha256', Buffer.concat([Buffer.from(entry.salt, 'hex'), Buffer.from(entry.payload)]))
    entry.hash = hash('sha256', linkOf(previous, stream, entry))
    previous = entry.hash
  }
}

test('who signs made-up entries is found by the chain, or else by the rules', async () => {
  expect(await failing(made(() => {}))).toEqual([])
  expect(await failing(made((entries) => entries.shift()))).toEqual(['chain'])
  expect(await failing(made((entries) => Object.assign(entries[0] ?? {}, { payload: '{}' })))).toEqual(['chain'])
  const approved = (entries: Entry[], stream: string) => {
    for (const entry of entries) entry.payload = entry.payload.replace('"to":"approved.unpaid"', '"to":"settled"')
    chained(entries, stream)
  }
  expect(await failing(made(approved))).toEqual(['moves'])
  const nonsense = (entries: Entry[], stream: string) => {
    for (const entry of entries) entry.payload = entry.payload.replace('"entity":"expense"', '"entity":"constructor"')
    chained(entries, stream)
  }
  expect(await failing(made(nonsense))).toEqual(['moves'])
})
