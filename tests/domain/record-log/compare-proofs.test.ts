import { expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { checkProof, type Proven } from '#domain/record/log/check-proof.ts'
import { comparedProof, compareProofs } from '#domain/record/log/compare-proofs.ts'
import { formatBundle } from '#domain/record/log/proof-bundle.ts'
import { type Consistency, formatConsistency, readConsistency } from '#domain/record/log/trees/consistency.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { hashNow, sha256 } from './hash-now.ts'
import {
  bundleOf,
  earlier,
  logGrowth,
  type Minute,
  origin,
  type Stream,
  streamGrowth,
  streamOf,
  trusted,
} from './proof-world.ts'

const shared = streamOf('shared', 20)
const minuteOf = (minute: number, ...streams: Stream[]): Minute => ({
  time: `2026-01-01T00:0${minute}:00.000Z`,
  streams,
})
const minutes = [0, 1, 2, 3, 4].map((minute) => minuteOf(minute, earlier(shared, 10 + minute), streamOf('private', 3)))

const provenBy = async (log: readonly Minute[], wanted: Record<string, number[]>): Promise<Proven> => {
  const verdict = await checkProof(utf8(formatBundle(await bundleOf(log, wanted))), trusted, sha256)
  if (verdict.state === 'fails') throw new Error(verdict.failure.code)
  return verdict.proven
}
const compare = (one: Proven, other: Proven, proofs: Consistency | null = null) => {
  const [a, b] = [comparedProof(one), comparedProof(other)]
  const result = hashNow(compareProofs(a, b, proofs))
  expect(hashNow(compareProofs(b, a, proofs))).toEqual(result)
  return result
}

const old = await provenBy(minutes.slice(0, 2), { shared: [1, 5] })
const present = await provenBy(minutes, { shared: [5, 12] })
/** Makes the file that shows that the later proof continues the earlier one. */
const growthBetween = (one: Proven, other: Proven, log: Bytes[], stream: Bytes[]): Consistency => {
  const headOf = ({ streams }: Proven) => {
    const { size = 0, root = new Uint8Array() } = streams.find(({ id }) => id === 'shared') ?? {}
    return { size, root }
  }
  const logHead = ({ checkpoint: { size, root } }: Proven) => ({ size, root })
  return {
    format: 'evenhand-consistency',
    version: 1,
    origin,
    log: { from: logHead(one), to: logHead(other), proof: log },
    streams: [{ id: 'shared', from: headOf(one), to: headOf(other), proof: stream }],
  }
}
const proofs = growthBetween(old, present, await logGrowth(minutes, 2), streamGrowth(earlier(shared, 14), 11))

test('two bundles of one log prove each other, with both consistency proofs', () => {
  expect(compare(old, present, proofs)).toEqual({ state: 'agree', streams: ['shared'], log: 'shown' })
  expect(compare(present, present)).toEqual({ state: 'agree', streams: ['shared'], log: 'shown' })
})

test('bundles of different streams prove the log only', async () => {
  const other = await provenBy(minutes.slice(0, 2), { private: [1] })
  expect(compare(other, present, proofs)).toEqual({ state: 'agree', streams: [], log: 'shown' })
})

test('without a proof, or with a wrong one, they are not comparable', () => {
  expect(compare(old, present)).toEqual({ state: 'notComparable', why: 'logProof' })
  expect(compare(old, present, { ...proofs, streams: [] })).toEqual({
    state: 'notComparable',
    why: 'streamProof',
    stream: 'shared',
  })
  const wrong = { ...proofs, log: { ...proofs.log, proof: proofs.log.proof.toReversed() } }
  expect(compare(old, present, wrong)).toEqual({ state: 'notComparable', why: 'logProof' })
  const elsewhereProof = { ...proofs, origin: 'else' }
  expect(compare(old, present, elsewhereProof)).toEqual({ state: 'notComparable', why: 'logProof' })
  const { checkpoint } = present
  const elsewhere = { ...present, checkpoint: { ...checkpoint, origin: 'else' } }
  expect(compare(old, elsewhere, proofs)).toEqual({ state: 'notComparable', why: 'otherOrigin' })
})

const rewritten = streamOf('shared', 20, 'rewritten ')
test.each<[string, Minute[], Record<string, number[]>, object]>([
  ['two logs of one size', [minuteOf(0, shared), minuteOf(1, shared)], { shared: [] }, { why: 'otherLog' }],
  [
    'two leaves at one index',
    [...minutes.slice(0, 1), minuteOf(1, earlier(shared, 12))],
    { shared: [] },
    { why: 'otherLog' },
  ],
  [
    'a stream that shrank',
    [...minutes, minuteOf(5, earlier(shared, 9))],
    { shared: [] },
    { why: 'streamShrank', stream: 'shared' },
  ],
  [
    'a rewritten stream of the same size',
    [...minutes, minuteOf(5, earlier(rewritten, 11))],
    { shared: [] },
    { why: 'otherStream' },
  ],
  [
    'a rewritten entry',
    [...minutes, minuteOf(5, rewritten)],
    { shared: [5] },
    { why: 'otherEntry', stream: 'shared', seq: 5 },
  ],
])('%s contradict', async (_, log, wanted, expected) => {
  expect(compare(old, await provenBy(log, wanted), proofs)).toMatchObject({ state: 'contradict', ...expected })
})

test('a rewritten stream in an honest log, without a shared entry, is never proven', async () => {
  const log = [...minutes, minuteOf(5, rewritten)]
  const later = await provenBy(log, { shared: [12] })
  const both = growthBetween(old, later, await logGrowth(log, 2), streamGrowth(rewritten, 11))
  expect(compare(old, later, both)).toEqual({ state: 'notComparable', why: 'streamProof', stream: 'shared' })
})

test('a file of consistency proofs has one spelling, and nothing else is one', () => {
  const text = formatConsistency(proofs)
  expect(readConsistency(utf8(text))).toEqual(proofs)
  expect(readConsistency(utf8(`${text} `))).toBeNull()
  expect(readConsistency(utf8(text.replace('"version":1', '"version":2')))).toBeNull()
})
