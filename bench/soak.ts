// A long random run against the real server, which is killed again and again; then everything that was acknowledged is
// looked for. kill -9 ends processes, not the machine: what the disk holds after a power cut is PostgreSQL's own promise.
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clearHouse } from './soak/house.ts'
import { judge } from './soak/judge.ts'
import { play } from './soak/play.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string' },
    keep: { type: 'boolean' },
  },
})
const whole = (text: string | undefined, otherwise: number): number => {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${text} is not a whole number`)
  return value
}
const events = whole(values.events, 1_000)
const kills = whole(values.kills, Math.max(12, Math.round(events / 200)))
const seed = whole(values.seed, Math.floor(Math.random() * 1_000_000_000))

const folder = mkdtempSync(join(tmpdir(), 'evenhand-soak-'))
// Started as root, the database runs as another account, which has to get in.
chmodSync(folder, 0o711)
console.log(`${events} events, ${kills} kills of the server and as many of the database, --seed ${seed}`)
try {
  const played = await play({ folder, events, kills, seed })
  const failed = await judge(played)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
if (process.exitCode === 0 && !values.keep) clearHouse(folder)
else console.log(`Data and log are kept in ${folder}`)
process.exit()
