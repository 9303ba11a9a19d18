import { expect, test } from 'vitest'
import { features } from '#server/features/features.ts'
import { recordParts } from '#server/features/record-parts.ts'

test('programs without a server know the parts of the record of every area', () => {
  const declared = features.flatMap(({ record }) => record ?? [])
  expect(recordParts.all.map(({ events }) => events.entity)).toEqual(declared.map(({ events }) => events.entity))
  expect(recordParts.all).toEqual(declared)
})
