import { expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import { changesBetween, type Values, withChanges } from '#domain/record/log/payload-changes.ts'

const values: readonly Values[] = [
  {},
  { a: 1 },
  { a: null },
  { a: {} },
  { a: { b: 1, c: [1, { d: 2 }] } },
  { a: { b: null }, 'a/b': 1, '~1': { x: 1 } },
  { a: { b: { c: { d: 1 } } }, e: [] },
  { a: { b: { c: {} } }, e: {} },
  { a: { b: { c: 'd' } }, e: null },
  { a: [{ b: 1 }], '~1': {}, '/': { '': 1 } },
  JSON.parse('{"__proto__":{"a":1},"constructor":{"b":2}}'),
  JSON.parse('{"__proto__":{"c":null},"toString":null}'),
]

test('a value is told by any other one', () => {
  for (const before of values)
    for (const after of values) {
      const changes = changesBetween(before, after)
      expect(canonical(withChanges(before, changes))).toBe(canonical(after))
    }
})

test('what is the same is not said again', () => {
  const before = { by: { actor: 'a', party: 'payer' }, columns: { note: null, total: 5 }, version: 1 }
  const after = { by: { actor: 'b', party: 'payer' }, columns: { total: 5 }, version: 2 }
  expect(changesBetween(before, after)).toEqual({
    values: { by: { actor: 'b' }, version: 2 },
    without: ['/columns/note'],
  })
})
