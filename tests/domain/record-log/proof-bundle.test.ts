import { expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { checkProof, type ProofVerdict } from '#domain/record/log/check-proof.ts'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { formatBundle, type ProofBundle, readBundle } from '#domain/record/log/proof-bundle.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { hashLeaf } from '#domain/record/log/trees/merkle-tree.ts'
import { inclusionRanges } from '#domain/record/log/trees/tree-nodes.ts'
import { rootFromInclusionProof } from '#domain/record/log/verify-proofs.ts'
import { flippedBits, hashNow, sha256 } from './hash-now.ts'
import { bundleOf, type Minute, origin, signedCheckpoint, streamOf, trusted } from './proof-world.ts'

const minutes: Minute[] = [11, 12, 13].map((size, minute) => ({
  time: `2026-01-01T00:0${minute}:00.000Z`,
  streams: [streamOf('shared', size), streamOf('private', 2), streamOf('strangers', 5)],
}))
const bundle = await bundleOf(minutes, { shared: [3, 4, 12], private: [1] })

const check = (value: ProofBundle, keys = trusted): Promise<ProofVerdict> =>
  checkProof(utf8(formatBundle(value)), keys, sha256)
const failureOf = async (value: ProofBundle, keys = trusted) => {
  const verdict = await check(value, keys)
  return verdict.state === 'fails' ? verdict.failure : null
}

test('a bundle proves its checkpoint, time, stream heads and entries, with WebCrypto as with Node', async () => {
  const verdict = await checkProof(utf8(formatBundle(bundle)), trusted)
  expect(await check(bundle)).toEqual(verdict)
  expect(verdict).toMatchObject({
    state: 'proven',
    proven: {
      checkpoint: { origin, size: 3, cosignatures: [{ seconds: 1_700_000_000 }], unknown: [] },
      index: 2,
      leaf: { at: '2026-01-01T00:02:00.000Z' },
      streams: [
        { id: 'private', size: 2, entries: [{ seq: 1 }] },
        { id: 'shared', size: 13, entries: [{ seq: 3 }, { seq: 4 }, { seq: 12 }] },
      ],
    },
  })
})

test('a bundle without entries proves a stream’s head; one with all of a stream needs no hashes', async () => {
  const head = await bundleOf(minutes, { shared: [] })
  expect(await check(head)).toMatchObject({ state: 'proven', proven: { streams: [{ id: 'shared', entries: [] }] } })
  const whole = await bundleOf(minutes, { private: [1, 2] })
  expect(whole.streams[0]?.proof).toEqual([])
  expect(await check(whole)).toMatchObject({ state: 'proven' })
})

test('a payload may be missing, and its hash is still proven', async () => {
  const erased = changed((stream) => {
    const [first, ...rest] = stream.entries
    if (!first) throw new Error('No entry')
    return { ...stream, entries: [{ ...first, payload: null, salt: null }, ...rest] }
  })
  expect(await check(erased)).toMatchObject({ state: 'proven' })
})

type Stream = ProofBundle['streams'][number]
const changed = (change: (stream: Stream) => Stream): ProofBundle => ({
  ...bundle,
  streams: bundle.streams.map(change),
})
const changedEntry = (change: Partial<Stream['entries'][number]>) =>
  changed((stream) => ({ ...stream, entries: stream.entries.map((entry) => ({ ...entry, ...change })) }))
const changedLeaf = (from: string | RegExp, to: string): ProofBundle => ({
  ...bundle,
  leaf: { ...bundle.leaf, data: bundle.leaf.data.replace(from, to) },
})
const firstFlip = (bytes: Bytes): Bytes => flippedBits(bytes).next().value ?? bytes
const other = '0'.repeat(64)
const [logKey] = trusted.log

test.each<[string, string, ProofBundle]>([
  ['the checkpoint is no note', 'checkpointMalformed', { ...bundle, checkpoint: 'x' }],
  [
    'the note is no checkpoint',
    'checkpointMalformed',
    { ...bundle, checkpoint: bundle.checkpoint.replace('\n3\n', '\nx\n') },
  ],
  ['the size is another', 'signatureInvalid', { ...bundle, checkpoint: bundle.checkpoint.replace('\n3\n', '\n4\n') }],
  ['the origin is another', 'signatureInvalid', { ...bundle, checkpoint: bundle.checkpoint.replace(origin, 'else') }],
  [
    'the cosignature is missing',
    'witnessesMissing',
    { ...bundle, checkpoint: bundle.checkpoint.replace(/— witness.*\n/, '') },
  ],
  ['the time is another', 'leafNotInLog', changedLeaf(/"at":"....-/, '"at":"2031-')],
  ['the index is another', 'leafNotInLog', { ...bundle, leaf: { ...bundle.leaf, index: 1 } }],
  ['the map is another', 'leafNotInLog', changedLeaf(/"map":"...../, '"map":"00000')],
  ['the stream is another', 'streamNotInMap', changed((stream) => ({ ...stream, id: `${stream.id}2` }))],
  ['the stream’s size is another', 'streamNotInMap', changed((stream) => ({ ...stream, size: stream.size + 1 }))],
  ['the blind is another', 'streamNotInMap', changed((stream) => ({ ...stream, blind: firstFlip(stream.blind) }))],
  ['the payload is another', 'payloadChanged', changedEntry({ payload: '{}' })],
  ['the payload’s hash is another', 'payloadChanged', changedEntry({ payloadHash: other })],
  [
    'the payload left with another hash',
    'entryNotInStream',
    changedEntry({ payload: null, salt: null, payloadHash: other }),
  ],
  ['the kind is another', 'entryNotInStream', changedEntry({ kind: 'expense.approve' })],
  ['the instant is another', 'entryNotInStream', changedEntry({ at: '2026-01-01T00:00:00.9' })],
  [
    'the proof is longer',
    'entryNotInStream',
    changed((stream) => ({ ...stream, proof: [...stream.proof, stream.root] })),
  ],
  ['there is no stream', 'notAProof', { ...bundle, streams: [] }],
  [
    'a stream is named twice',
    'notAProof',
    { ...bundle, streams: bundle.streams.flatMap((stream) => [stream, stream]) },
  ],
  ['a salt has no payload', 'notAProof', changedEntry({ payload: null })],
  ['previous hashes are missing', 'notAProof', changedEntry({ previous: null })],
])('where %s, the check says %s', async (_, code, value) => {
  expect(await failureOf(value)).toMatchObject({ code })
})

test('keys that are not trusted prove nothing', async () => {
  if (!logKey) throw new Error('No key')
  const signedBy = [expect.stringContaining(`${origin}+`), expect.stringContaining('witness.example+')]
  const noKey = { log: [], witnesses: trusted.witnesses, quorum: 0 }
  expect(await failureOf(bundle, noKey)).toEqual({ code: 'keyUnknown', origin, signedBy })
  // A witness is no log, nor the log its own witness.
  const swapped = { log: trusted.witnesses, witnesses: trusted.log, quorum: 0 }
  expect(await failureOf(bundle, swapped)).toMatchObject({ code: 'keyUnknown' })
  const twice = { log: [logKey, logKey], witnesses: [], quorum: 0 }
  expect(await failureOf(bundle, twice)).toMatchObject({ code: 'keysAmbiguous' })
  const two = { log: trusted.log, witnesses: trusted.witnesses, quorum: 2 }
  expect(await failureOf(bundle, two)).toEqual({ code: 'witnessesMissing', cosigned: 1, quorum: 2 })
  const none = { log: trusted.log, witnesses: [], quorum: 0 }
  expect(await check(bundle, none)).toMatchObject({
    state: 'proven',
    proven: { checkpoint: { cosignatures: [], unknown: [expect.stringContaining('witness.example+')] } },
  })
})

test.each([1, 2] as const)(
  'a changed byte anywhere in a bundle of version %i is found',
  {
    timeout: 60_000,
  },
  async (version) => {
    const small = { ...(await bundleOf(minutes, { private: [1, 2] })), version }
    const bytes = utf8(formatBundle(small))
    expect(await checkProof(bytes, trusted, sha256)).toMatchObject({ state: 'proven' })
    for (let at = 0; at < bytes.length; at += 1) {
      const copy = bytes.slice()
      copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8))
      const verdict = await checkProof(copy, trusted, sha256)
      if (verdict.state !== 'fails') expect.fail(`Byte ${at} was changed unseen`)
    }
  },
)

test('a bundle of version 2 says what follows from it once, and has one spelling too', async () => {
  const packed = formatBundle({ ...bundle, version: 2 })
  expect(packed.length).toBeLessThan(formatBundle(bundle).length)
  expect(await check({ ...bundle, version: 2 })).toMatchObject({ state: 'proven' })
  const read = readBundle(utf8(packed))
  expect(read && formatBundle({ ...read, version: 2 })).toBe(packed)
  const entriesOf = (document: { streams: { entries: Record<string, unknown>[] }[] }) =>
    document.streams[1]?.entries ?? []
  const [first] = entriesOf(JSON.parse(packed))
  const written = (change: (entries: Record<string, unknown>[]) => void) => {
    const document = JSON.parse(packed)
    change(entriesOf(document))
    return utf8(canonical(document))
  }
  const set = (key: string, value: unknown) => written(([, entry]) => Object.assign(entry ?? {}, { [key]: value }))
  for (const wrong of [
    set('like', 99),
    set('like', first?.seq),
    set('without', []),
    set('without', ['/nothing']),
    set('payloadHash', bundle.leaf.proof[0] && toBase64(bundle.leaf.proof[0])),
    set('salt', undefined),
    set('at', undefined),
  ])
    expect(readBundle(wrong)).toBeNull()
  // The hash of an entry proves its payload, also where another entry tells it.
  const otherNote = set('payload', { entityId: 'item 4', note: 'Something else' })
  expect(await checkProof(otherNote, trusted, sha256)).toMatchObject({ failure: { code: 'entryNotInStream' } })
})

test('a payload that is like others that are like others cannot fill the memory', () => {
  const long = 'x'.repeat(100_000)
  const [own] = bundle.streams
  if (!own) throw new Error('there is no stream')
  const entries = Array.from({ length: 2_000 }, (_, at) => ({
    kind: 'expense.edit',
    at: '2026-01-01T00:00:00.000Z',
    seq: at + 1,
    payload: at === 0 ? { long } : {},
    ...(at > 0 && { like: at }),
  }))
  const document = JSON.parse(formatBundle({ ...bundle, version: 2 }))
  document.streams[0].entries = entries
  expect(readBundle(utf8(canonical(document)))).toBeNull()
})

test('a bundle has one spelling', () => {
  const text = formatBundle(bundle)
  expect(readBundle(utf8(text))).toEqual(bundle)
  const broken = text.replace('"expense.edit"', '"expense\\nedit"')
  for (const wrong of [
    broken,
    ` ${text}`,
    text.replace('{', '{"a":1,'),
    text.slice(1),
    JSON.stringify(JSON.parse(text), null, 1),
  ])
    expect(readBundle(utf8(wrong))).toBeNull()
})

test('one expense, in a stream of 100,000 and a log of five years, takes less than 20 kB', {
  timeout: 60_000,
}, async () => {
  const seqs = [10, 20_011, 20_012, 43_210, 77_777, 99_999]
  const big = { time: '2030-12-31T23:59:00.000Z', streams: [streamOf('shared', 100_000)] }
  const inSmallLog = await bundleOf([big], { shared: seqs })
  const size = 5 * 366 * 24 * 60
  const index = size - 1
  // The other leaves of so large a log can be any, so its proof is made of any hashes and its root follows.
  const proof = inclusionRanges(index - 3, size).map((_, at) => new Uint8Array(32).fill(at))
  const leafHash = hashNow(hashLeaf(utf8(inSmallLog.leaf.data)))
  const root = hashNow(rootFromInclusionProof(leafHash, index - 3, size, proof))
  if (!root) throw new Error('The proof has the wrong length')
  const leaf = { index: index - 3, data: inSmallLog.leaf.data, proof }
  const inLargeLog = { ...inSmallLog, leaf, checkpoint: await signedCheckpoint(size, root) }
  expect(await check(inLargeLog)).toMatchObject({ state: 'proven' })
  expect(formatBundle(inLargeLog).length).toBeLessThan(20_000)
})
