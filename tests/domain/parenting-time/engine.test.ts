import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { utc } from './oracle-clock.ts'
import { patternCycle, patternNames, plan, schedule, zones } from './plans.ts'
import { randomPlan } from './random-plan.ts'

const year = [utc('2026-01-01'), utc('2027-01-01')] as const

test.each(patternNames.map((name, index) => [name, zones[index % zones.length] ?? 'UTC'] as const))(
  'the pattern %s, minute by minute over a year in %s',
  (name, zone) => {
    expect(differences(plan({ zone, schedules: [schedule({ cycle: patternCycle(name) })] }), year)).toEqual([])
  },
)

const quarters = ['2026-01-20', '2026-03-01', '2026-06-01', '2026-09-15'].map(utc)
const days120 = 120 * 86_400_000

test.each(Array.from({ length: 30 }, (_, seed) => seed))('random plan %i, minute by minute over 120 days', (seed) => {
  const from = quarters[seed % quarters.length] ?? 0
  const range = [from, from + days120] as const
  expect(differences(randomPlan(seed, ...range), range)).toEqual([])
})
