// npm run soak [-- --events 10000 --payments 10000 --people 500 --kills 50 --seed 7 --keep] runs both parents of several
// families, and people who join, at random against the real server. The server and its database are killed with kill -9
// again and again; then everything acknowledged is looked for. npm run soak -- --calendar [--seed 7] compares the parenting-time engine with its oracle,
// on hosts in three zones; -- --oracles runs the tests that take too long for npm test. Exits with 1 when something is missing, duplicated, changed or different.
import { parseArgs } from 'node:util'
import { command, installWhenNeeded, node24, ownPath, run } from './house.mjs'
import { conclude, runVitest } from './runners.mjs'

const hostZones = ['UTC', 'America/New_York', 'Australia/Lord_Howe']

async function runCalendar(seed) {
  let failed = 0
  for (const TZ of hostZones)
    failed += await run(node24(), ['bench/calendar/soak.ts', seed], { env: { ...ownPath(), TZ } })
  return failed === 0 ? 0 : 1
}

await command(async () => {
  const args = process.argv.slice(2)
  await installWhenNeeded()
  if (args.includes('--oracles')) return conclude([await runVitest(node24(), ['oracles'])])
  // With a number it runs two parents against the server; without, the engine against its oracle.
  const isEngine = args.includes('--calendar') && !/^\d+$/.test(args[args.indexOf('--calendar') + 1] ?? '')
  if (!isEngine) return run(node24(), ['bench/soak.ts', ...args])
  const { values } = parseArgs({ options: { calendar: { type: 'boolean' }, seed: { type: 'string', default: '1' } } })
  return runCalendar(values.seed)
})
