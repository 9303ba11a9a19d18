// Measures the product against the plain way of doing the same, and prints one table. Only the ratios matter: both
// sides of each are measured alternately, on this machine, in the same minutes.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#server/db/embedded/cluster.ts'
import { measureAdvance } from './advance.bench.ts'
import { measureFamilies } from './families.bench.ts'
import { openHarness } from './harness.ts'
import { measureHttp } from './http.bench.ts'
import { measureLog } from './log.bench.ts'
import type { Measured, Rate } from './measure.ts'
import { measurePdf } from './pdf.bench.ts'
import { measureReading } from './reading.bench.ts'
import { measureRecord } from './record.bench.ts'
import { measureScheduler } from './scheduler.bench.ts'
import { measureSizes } from './sizes.bench.ts'
import { layerTable, measureTable, rateTable } from './table.ts'
import { measureVerify } from './verify.bench.ts'
import { measureWebhooks } from './webhooks.bench.ts'
import { measureWriting } from './writing.bench.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-bench-'))
// When started by root, the database runs as another account, which needs access.
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const cluster = await openCluster({ dataDir, rootFolder: join(folder, 'root'), print: () => undefined })
const all: Measured[] = []
const rates: Rate[] = []
try {
  const { stop: _, ...logins } = cluster
  all.push(await measureHttp({ ...logins, dataDir }))
  rates.push(...(await measureReading({ ...logins, dataDir })), ...(await measureWriting({ ...logins, dataDir })))
  const harness = await openHarness(logins, dataDir, { families: 8, expensesEach: 3 })
  const { rate, ...advanced } = await measureAdvance(harness)
  rates.push(rate)
  all.push(advanced, await measureVerify(harness), await measureWebhooks(harness))
  await harness.app.close()
  all.push(await measureFamilies({ ...logins, dataDir }))
  // Three expenses make eight entries, so this is a history of two thousand.
  const long = await openHarness(logins, dataDir, { families: 1, expensesEach: 750 })
  all.push(await measurePdf(long))
  await long.app.close()
  all.push(await measureLog(logins, dataDir))
  all.push(await measureScheduler({ ...logins, dataDir }))
  all.push(await measureRecord(folder))
  all.push(await measureSizes())
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

const measures = all.flatMap((one) => one.measures)
const layers = all.flatMap((one) => one.layers)
const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`
console.log(`${machine}\n\n${measureTable(measures)}\n\n${rateTable(rates)}\n\n${layerTable(layers)}`)

const results = join(import.meta.dirname, 'results')
const at = new Date().toISOString()
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, `${at.replaceAll(':', '-')}.json`),
  JSON.stringify({ at, machine, measures, rates, layers }, null, 2),
)
process.exit()
