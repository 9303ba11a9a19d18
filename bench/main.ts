// Measures the product against the plain way of doing the same, and prints one table. Only the ratios matter: both
// sides of each are measured alternately, on this machine, in the same minutes.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#server/db/embedded/cluster.ts'
import { measureAdvance } from './advance.bench.ts'
import { measureEngine } from './calendar/engine.bench.ts'
import { measureFeed } from './calendar/feed.bench.ts'
import { measureMonth } from './calendar/month.bench.ts'
import { measureFamilies } from './families.bench.ts'
import { measureFiles } from './files/files.bench.ts'
import { type Harness, openHarness } from './harness.ts'
import { measureHttp } from './http.bench.ts'
import { measureLog } from './log/log.bench.ts'
import { machineState, machineText } from './machine.ts'
import type { Measured, Rate } from './measure.ts'
import { measureMessages } from './messages/messages.bench.ts'
import { measureNames } from './names/names.bench.ts'
import { type BenchPart, benchParts } from './parts.mjs'
import { measurePdf } from './pdf.bench.ts'
import { measureReading } from './reading.bench.ts'
import { measureRecord } from './record.bench.ts'
import { measureScheduler } from './scheduler.bench.ts'
import { measureSizes } from './sizes.bench.ts'
import { layerTable, measureTable, rateTable } from './table.ts'
import { measureTone } from './tone/tone.bench.ts'
import { measureVerify } from './verify.bench.ts'
import { measureWebhooks } from './webhooks.bench.ts'
import { measureWriting } from './writing.bench.ts'

const before = machineState()
const folder = mkdtempSync(join(tmpdir(), 'evenhand-bench-'))
// When started by root, the database runs as another account, which needs access.
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const cluster = await openCluster({ dataDir, rootFolder: join(folder, 'root'), print: () => undefined })
const { stop, ...logins } = cluster
const server = { ...logins, dataDir }
const all: Measured[] = []
const rates: Rate[] = []

/** Opens an app of its own with these rows for one comparison. */
const withHarness = async (size: { families: number; expensesEach: number }, run: (on: Harness) => Promise<void>) => {
  const harness = await openHarness(logins, dataDir, size)
  await run(harness).finally(() => harness.app.close())
}

const parts: Record<BenchPart, () => Promise<unknown>> = {
  requests: async () => all.push(await measureHttp(server)),
  rates: async () => rates.push(...(await measureReading(server)), ...(await measureWriting(server))),
  commands: () =>
    withHarness({ families: 8, expensesEach: 3 }, async (harness) => {
      const { rate, ...advanced } = await measureAdvance(harness)
      rates.push(rate)
      all.push(advanced, await measureVerify(harness), await measureWebhooks(harness))
    }),
  families: async () => all.push(await measureFamilies(server)),
  // Three expenses make eight entries, so this is a history of two thousand.
  pdf: () => withHarness({ families: 1, expensesEach: 750 }, async (long) => void all.push(await measurePdf(long))),
  log: async () => all.push(await measureLog(logins, dataDir)),
  scheduler: async () => all.push(await measureScheduler(server)),
  record: async () => all.push(await measureRecord(folder)),
  calendar: () =>
    withHarness({ families: 2, expensesEach: 0 }, async (harness) => {
      const [one, two] = harness.subjects
      if (!one || !two) throw new Error('two families are needed')
      all.push(await measureEngine(), await measureFeed(harness, one, dataDir), await measureMonth(harness, two))
    }),
  messages: async () => all.push(await measureMessages(logins, dataDir)),
  files: () => withHarness({ families: 2, expensesEach: 0 }, async (on) => void all.push(await measureFiles(on))),
  tone: async () => all.push(await measureTone()),
  names: () => withHarness({ families: 0, expensesEach: 0 }, async (on) => void all.push(await measureNames(on))),
  sizes: async () => all.push(await measureSizes()),
}

const asked = process.argv.slice(2)
try {
  for (const part of benchParts) if (asked.length === 0 || asked.includes(part)) await parts[part]()
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}

const measures = all.flatMap((one) => one.measures)
const layers = all.flatMap((one) => one.layers)
const machine = machineText([before, machineState()])
console.log(`${machine}\n\n${measureTable(measures)}\n\n${rateTable(rates)}\n\n${layerTable(layers)}`)

const results = join(import.meta.dirname, 'results')
const at = new Date().toISOString()
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, `${at.replaceAll(':', '-')}.json`),
  JSON.stringify({ at, machine, measures, rates, layers }, null, 2),
)
process.exit()
