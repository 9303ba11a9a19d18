import { expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { checkProof, type Proven } from '#domain/record/log/check-proof.ts'
import { type ConsistencyProofs, compareProofs } from '#domain/record/log/compare-proofs.ts'
import { formatBundle } from '#domain/record/log/proof-bundle.ts'
import { hashNow, sha256 } from './hash-now.ts'
import {
  bundleOf,
  earlier,
  logGrowth,
  type Minute,
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
const compare = (one: Proven, other: Proven, proofs?: ConsistencyProofs) => {
  const result = hashNow(compareProofs(one, other, proofs))
  expect(hashNow(compareProofs(other, one, proofs))).toEqual(result)
  return result
}

const old = await provenBy(minutes.slice(0, 2), { shared: [1, 5] })
const present = await provenBy(minutes, { shared: [5, 12] })
const proofs: ConsistencyProofs = {
  log: await logGrowth(minutes, 2),
  streams: { shared: streamGrowth(earlier(shared, 14), 11) },
}

test('two bundles of one log prove each other, with both consistency proofs', () => {
  expect(compare(old, present, proofs)).toEqual({ state: 'proven', streams: ['shared'] })
  expect(compare(present, present)).toEqual({ state: 'proven', streams: ['shared'] })
})

test('bundles of different streams prove the log only', async () => {
  const other = await provenBy(minutes.slice(0, 2), { private: [1] })
  expect(compare(other, present, proofs)).toEqual({ state: 'proven', streams: [] })
})

test('without a proof, or with a wrong one, they are not comparable', () => {
  expect(compare(old, present)).toEqual({ state: 'notComparable', why: 'logProof' })
  const { log, streams } = proofs
  expect(compare(old, present, { log, streams: {} })).toEqual({
    state: 'notComparable',
    why: 'streamProof',
    stream: 'shared',
  })
  expect(compare(old, present, { log: log.toReversed(), streams })).toEqual({ state: 'notComparable', why: 'logProof' })
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
  ['a rewritten entry', [...minutes, minuteOf(5, rewritten)], { shared: [5] }, { why: 'otherEntry', stream: 'shared' }],
])('%s contradict', async (_, log, wanted, expected) => {
  expect(compare(old, await provenBy(log, wanted), proofs)).toMatchObject({ state: 'contradict', ...expected })
})

test('a rewritten stream in an honest log, without a shared entry, is never proven', async () => {
  const log = [...minutes, minuteOf(5, rewritten)]
  const later = await provenBy(log, { shared: [12] })
  const both = { log: await logGrowth(log, 2), streams: { shared: streamGrowth(rewritten, 11) } }
  expect(compare(old, later, both)).toEqual({ state: 'notComparable', why: 'streamProof', stream: 'shared' })
})
