// Measures what a person waits for in a real browser against the built app and the real server, and prints it beside its
// budgets: npm run bench -- browser [--url http://127.0.0.1:4300]. With an address it measures that server, to which it
// adds expenses; otherwise it starts one with the whole demo and removes it afterwards.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDemoServer } from './browser/demo-server.ts'
import { browserTable, resultsOf } from './browser/report.ts'
import { measureBrowser } from './browser/run.ts'
import { machineState, machineText } from './machine.ts'

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const server = values.url === undefined ? await startDemoServer() : { origin: new URL(values.url).origin, stop: null }
const before = machineState()
const samples = await measureBrowser(server.origin).finally(() => server.stop?.())

const machine = machineText([before, machineState()])
console.log(`${machine}\nMedians of five runs; 1x and 4x: processor as it is and four times slower\n`)
console.log(browserTable(samples))

const results = join(import.meta.dirname, 'results')
const at = new Date().toISOString()
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, `browser-${at.replaceAll(':', '-')}.json`),
  JSON.stringify({ at, machine, results: resultsOf(samples), samples }, null, 2),
)
process.exit()
