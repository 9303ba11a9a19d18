import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fromUtf8, utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { type ExportedEntry, readRecord } from '#domain/record/record.ts'

const zeros = '0'.repeat(64)
const entryOf = (seq: number, payload: string | null): ExportedEntry => {
  const [id, at, kind] = [`entry ${seq}`, '2026-11-20T10:00:00.000Z', 'expense.begin']
  return { seq, id, at, kind, payload, salt: payload === null ? null : zeros, payloadHash: zeros, hash: zeros }
}

const named = { people: [], children: [], categories: [], expenses: [], allocations: [], files: [] }
const family = { id: 'family', timeZone: 'America/New_York', currency: 'USD', parents: [] }
const recordOf = (streams: readonly (readonly object[])[]) => ({
  ...named,
  format: 'evenhand-record',
  version: 2,
  exportedAt: '2026-11-20T10:00:00.000Z',
  family,
  asked: { by: 'dana', viewpoint: 'dana', mode: 'self' },
  streams: streams.map((entries, at) => ({ id: `stream ${at}`, audience: null, entries })),
  withheld: [],
  keyId: 'key',
  signature: '"entries":[{}',
})
const bytesOf = (streams: readonly (readonly object[])[]) => utf8(canonical(recordOf(streams)))

test('a record is read with all its entries, whatever stands in their texts', () => {
  const texts = ['{"a":"}]"}', ',"payload":"x"', '","streams":[{"entries":[', 'Otoño 🧾 \\"\n', '', '\\']
  const streams = [texts.map((text, at) => entryOf(at + 1, text)), [], [entryOf(1, null), entryOf(2, '[[{{')]]
  const read = readRecord(bytesOf(streams))?.record.streams.map(({ entries }) =>
    entries.map(({ seq, payload, salt }) => ({ seq, payload, salt })),
  )
  expect(read).toEqual(streams.map((entries) => entries.map(({ seq, payload, salt }) => ({ seq, payload, salt }))))
})

test('what was signed is the file without its signature, and the file stays as it is', () => {
  const file = bytesOf([[entryOf(1, 'a "signature":"x", b')]])
  const before = fromUtf8(file)
  const signed = readRecord(file)?.withSigned(fromUtf8)
  const { signature: _, ...rest } = recordOf([[entryOf(1, 'a "signature":"x", b')]])
  expect(signed).toBe(canonical(rest))
  expect(fromUtf8(file)).toBe(before)
})

test('a list of entries that is no canonical list of entries is no record', () => {
  const text = canonical(recordOf([[entryOf(1, 'one'), entryOf(2, 'two')]]))
  expect(readRecord(utf8(text))).not.toBeNull()
  const [one = '', two = ''] = [entryOf(1, 'one'), entryOf(2, 'two')].map(canonical)
  for (const [from, to] of [
    [`${one},${two}`, `${two}${one}`],
    [`${one},${two}`, `${one}, ${two}`],
    [`${one},${two}`, `${one},${two},`],
    [`${one},${two}`, `,${one},${two}`],
    [`${one},${two}`, `${one},1,${two}`],
    [`${one},${two}`, `${one},[${two}]`],
    [one, one.replace('"seq":1', '"seq":1.0')],
    [one, one.replace('"seq":1', '"seq":"1"')],
    [one, one.replace('"id":', '"at":"","id":')],
    [one, '{}'],
    [one, one.slice(0, -1)],
    ['"entries":[{"at"', '"entries":[],"entries":[{"at"'],
  ] as const)
    expect(readRecord(utf8(text.replace(from, to))), to).toBeNull()
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const heapUsed = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

test('the payloads of a long record stay in its file', () => {
  const [count, payload] = [2_000, JSON.stringify({ note: 'x'.repeat(4_000) })]
  const file = bytesOf([Array.from({ length: count }, (_, at) => entryOf(at + 1, payload))])
  const before = heapUsed()
  const read = readRecord(file)
  const used = (heapUsed() - before) / count
  expect(read?.record.streams[0]?.entries.at(-1)?.payload).toBe(payload)
  expect(used).toBeLessThan(1_500)
})
