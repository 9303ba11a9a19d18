import { describe, expect, test } from 'vitest'
import { type Correspondent, isPrivileged, mayWriteTo, readersOf } from '#contract/permissions.ts'

const one = (id: string, standing: Correspondent['standing'], parents: readonly string[] = []): Correspondent => ({
  id,
  standing,
  parents,
})
const dana = one('dana', 'parent')
const sam = one('sam', 'parent')
const mia = one('mia', 'child')
const leo = one('leo', 'child')
const gran = one('gran', 'thirdParty')
const aunt = one('aunt', 'thirdParty')
const pat = one('pat', 'professional', ['dana'])
const kim = one('kim', 'professional', ['dana', 'sam'])
const family = [dana, sam, mia, leo, gran, aunt, pat, kim]

test('who may write to whom', () => {
  const lines = family.map((from) =>
    [from.id, ...family.filter((to) => mayWriteTo(from, to)).map(({ id }) => id)].join(' '),
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "dana sam mia leo gran aunt pat kim
    sam dana mia leo gran aunt kim
    mia dana sam gran aunt
    leo dana sam gran aunt
    gran dana sam mia leo
    aunt dana sam mia leo
    pat dana
    kim dana sam"
  `)
})

describe('who reads a message', () => {
  const ids = (people: readonly Correspondent[]) => people.map(({ id }) => id)
  test('what a child and somebody close to the family write to each other is read by both parents', () => {
    expect(ids(readersOf(mia, [gran], family))).toEqual(['gran', 'dana', 'sam'])
    expect(ids(readersOf(gran, [mia, sam], family))).toEqual(['mia', 'sam', 'dana'])
  })
  test('what a child writes to one parent the other does not read', () => {
    expect(ids(readersOf(mia, [dana], family))).toEqual(['dana'])
  })
  test('a parent who writes to both names nobody else', () => {
    expect(ids(readersOf(dana, [mia, gran], family))).toEqual(['mia', 'gran'])
  })
})

test('a message is privileged between a professional and one parent, and between nobody else', () => {
  expect(isPrivileged([dana, pat])).toBe(true)
  expect(isPrivileged([dana, pat, mia])).toBe(true)
  expect(isPrivileged([dana, sam, kim])).toBe(false)
  expect(isPrivileged([dana, sam])).toBe(false)
})
