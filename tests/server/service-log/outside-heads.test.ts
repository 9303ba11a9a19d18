import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { addOutsideHeads, pruneOutsideHeads, readOutsideHeads } from '#server/service-log/outside/outside-heads.ts'
import { emptyStream } from '#server/service-log/stream-state.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-heads-'))
})
afterAll(() => rm(folder, { recursive: true }))

const stream = (size: number) => {
  const state = emptyStream('a', 'family')
  return { ...state, edge: { ...state.edge, size } }
}
const sizesFrom = async (origin: number, leaf: number) =>
  ((await readOutsideHeads(folder, { origin, leaf })).get('a') ?? []).map(({ size }) => size)

test('heads are read from a leaf on, over days and logs; the start of a line is left out', async () => {
  await addOutsideHeads(folder, { origin: 1, leaf: 4, streams: [stream(3)] }, '2026-01-01T23:59:00.000Z')
  await addOutsideHeads(folder, { origin: 1, leaf: 5, streams: [] }, '2026-01-02T00:00:00.000Z')
  await addOutsideHeads(folder, { origin: 1, leaf: 6, streams: [stream(5)] }, '2026-01-02T00:01:00.000Z')
  await addOutsideHeads(folder, { origin: 2, leaf: 0, streams: [stream(4)] }, '2026-01-03T00:00:00.000Z')
  const whole = JSON.stringify({ origin: 2, leaf: 1, heads: [['a', 9, toBase64(stream(9).root)]] })
  await writeFile(join(folder, 'heads-2026-01-04.jsonl'), whole.slice(0, -3))
  await addOutsideHeads(folder, { origin: 2, leaf: 2, streams: [stream(6)] }, '2026-01-04T00:00:00.000Z')
  expect(await sizesFrom(1, 0)).toEqual([3, 5, 4, 6])
  expect(await sizesFrom(1, 5)).toEqual([5, 4, 6])
  expect(await sizesFrom(2, 0)).toEqual([4, 6])
})

test('files of days that are long gone are removed, and nothing else', async () => {
  await writeFile(join(folder, 'service-log.json'), '{}')
  await pruneOutsideHeads(folder, '2026-04-02T12:00:00.000Z')
  expect((await readdir(folder)).toSorted()).toEqual([
    'heads-2026-01-02.jsonl',
    'heads-2026-01-03.jsonl',
    'heads-2026-01-04.jsonl',
    'service-log.json',
  ])
})
