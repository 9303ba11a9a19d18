import { expect, test } from 'vitest'
import { createColumnStore } from '#server/history/verify/column-store.ts'

const columns = { name: 'Orthodontist', owed: 6_000, children: ['mia'], note: null }

test('columns are read again as they were recorded', () => {
  const { add, read } = createColumnStore()
  const places = [{}, columns, { ...columns, name: 'Otoño 🧾' }].map(add)
  expect(places.map(read)).toEqual([{}, columns, { ...columns, name: 'Otoño 🧾' }])
})

test('newer columns stand over older ones, and equal ones take no more room', () => {
  const { add, read, merge } = createColumnStore()
  const place = add(columns)
  expect(merge(place, { ...columns })).toBe(place)
  expect(read(merge(place, { ...columns, owed: 7_000 }))).toEqual({ ...columns, owed: 7_000 })
  expect(read(merge(place, { owed: 8_000, reason: 'late' }))).toEqual({ ...columns, owed: 8_000, reason: 'late' })
})

test('a row agrees that has each recorded value, whatever else it has and in whatever order', () => {
  const { add, isAgreed } = createColumnStore()
  const place = add({ ...columns, sums: { a: 1, b: 2 } })
  const row = {
    version: 3,
    note: undefined,
    children: ['mia'],
    owed: 6_000,
    name: 'Orthodontist',
    sums: { b: 2, a: 1 },
  }
  expect(isAgreed(place, row)).toBe(true)
  for (const other of [{ owed: 6_001 }, { owed: '6000' }, { note: '' }, { children: [] }, { sums: { a: 1 } }])
    expect(isAgreed(place, { ...row, ...other })).toBe(false)
})
