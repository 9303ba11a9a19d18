// Compares the parenting-time engine with its oracle for a long time: each named pattern over ten years in each zone, then
// 500 random plans over 120 days, by the minute. The host's own zone must make no difference, so `npm run soak` starts
// this once for each of three.
import { differences } from '#tests/domain/parenting-time/differences.ts'
import { utc } from '#tests/domain/parenting-time/oracle-clock.ts'
import { patternCycle, patternNames, plan, schedule, zones } from '#tests/domain/parenting-time/plans.ts'
import { randomPlan } from '#tests/domain/parenting-time/random-plan.ts'

const [seedText = '', randomText = '500', yearsText = '10'] = process.argv.slice(2)
const seed = Number(seedText)
const tenYears = [utc('2026-01-01'), utc(`${2026 + Number(yearsText)}-01-01`)] as const
const days120 = 120 * 86_400_000

const found: string[] = []
const named = zones.flatMap((zone) => patternNames.map((name) => ({ zone, name })))
for (const { zone, name } of named)
  found.push(...differences(plan({ zone, schedules: [schedule({ cycle: patternCycle(name) })] }), tenYears))
for (let count = 0; count < Number(randomText); count += 1) {
  const from = utc('2026-01-20') + ((seed + count) % 40) * 6 * 86_400_000
  const range = [from, from + days120] as const
  found.push(...differences(randomPlan(seed + count, ...range), range).map((line) => `plan ${seed + count}: ${line}`))
}

for (const line of found.slice(0, 20)) console.error(line)
console.log(
  `${named.length} named patterns over ${yearsText} years and ${randomText} random plans over 120 days, seed ${seed}, ` +
    `the host in ${process.env.TZ ?? 'its own zone'}: ${found.length} differences`,
)
process.exitCode = found.length === 0 ? 0 : 1
