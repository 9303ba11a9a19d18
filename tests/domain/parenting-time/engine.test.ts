import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { utc } from './oracle-clock.ts'
import { patternCycle, patternNames, plan, schedule, zones } from './plans.ts'
import { randomPlan } from './random-plan.ts'

const year = [utc('2026-01-01'), utc('2027-01-01')] as const
const quarters = ['2026-01-20', '2026-03-01', '2026-06-01', '2026-09-15'].map(utc)
const days120 = 120 * 86_400_000

/** So many milliseconds of the processor may all of it take, which other work on the machine does not change. */
const most = 20_000

test('the named patterns over a year and 30 random plans over 120 days, minute by minute, in at most 20 seconds', {
  timeout: 10 * most,
}, () => {
  const begun = process.threadCpuUsage()
  expect(patternNames.length).toBeGreaterThanOrEqual(12)
  for (const [index, name] of patternNames.entries()) {
    const zone = zones[index % zones.length] ?? 'UTC'
    const found = differences(plan({ zone, schedules: [schedule({ cycle: patternCycle(name) })] }), year)
    expect(found, `the pattern ${name} in ${zone}`).toEqual([])
  }
  for (let seed = 0; seed < 30; seed += 1) {
    const from = quarters[seed % quarters.length] ?? 0
    const range = [from, from + days120] as const
    expect(differences(randomPlan(seed, ...range), range), `the random plan ${seed}`).toEqual([])
  }
  const { user, system } = process.threadCpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(most)
})
