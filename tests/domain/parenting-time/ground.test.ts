import { expect, test } from 'vitest'
import { losesGround } from '#domain/parenting-time/ground.ts'

const zone = 'America/New_York'
const days = (id: string, startsOn: string, endsOn: string | null, childIds = ['mia', 'leo']) => ({
  id,
  childIds,
  startsOn,
  endsOn,
})
/** Lasts from Saturday morning until Sunday at midnight. */
const weekend = (change: object = {}) => ({
  childIds: ['mia'],
  times: [{ from: '2026-11-28T14:00:00.000Z', until: '2026-11-30T05:00:00.000Z' }],
  ...change,
})
const ending = (last: string, endsOn: string | null = null) => ({ ...days('ending', '2026-01-05', endsOn), last })

test.each<[string, Parameters<typeof losesGround>, boolean]>([
  ['lies after the last day', [weekend(), ending('2026-11-20'), [], zone], true],
  ['ends with the last day', [weekend(), ending('2026-11-29'), [], zone], false],
  ['lies partly after it', [weekend(), ending('2026-11-28'), [], zone], true],
  ['was not covered before either', [weekend(), ending('2026-11-20', '2026-11-25'), [], zone], false],
  ['concerns another child', [weekend({ childIds: ['zoe'] }), ending('2026-11-20'), [], zone], false],
  ['has a schedule that follows', [weekend(), ending('2026-11-20'), [days('next', '2026-11-21', null)], zone], false],
  ['has one that begins too late', [weekend(), ending('2026-11-20'), [days('next', '2026-11-29', null)], zone], true],
  [
    'has one that ends too early',
    [weekend(), ending('2026-11-20'), [days('next', '2026-11-21', '2026-11-28')], zone],
    true,
  ],
  [
    'has one for another child alone',
    [weekend({ childIds: ['mia', 'leo'] }), ending('2026-11-20'), [days('next', '2026-11-21', null, ['leo'])], zone],
    true,
  ],
])('a request whose time %s', (_, given, expected) => {
  expect(losesGround(...given)).toBe(expected)
})
