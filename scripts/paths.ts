import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { charts } from '#machines/charts.ts'
import { chartWalk } from './paths/chart-walk.ts'
import { expenseStory } from './paths/expense-story.ts'
import { asJson } from './paths/json.ts'
import { asMermaid } from './paths/mermaid.ts'
import { asPlaywright } from './paths/playwright.ts'
import { type Path, pathsOver } from './paths/walk.ts'

// npm run paths -- CHART --format json|mermaid|playwright [--out FILE]
// json: what the chart allows, facts given. playwright: what people can do, so an expense comes with its payments.

const usage = `Usage: npm run paths -- ${Object.keys(charts).join('|')} --format json|mermaid|playwright [--out FILE]`

function write(name: string, format: string): string {
  const chart = charts[name]
  if (!chart) throw new Error(`There is no chart called "${name}".`)
  const paths = (): Path[] => pathsOver(chartWalk(chart))
  if (format === 'json') return asJson(name, paths())
  if (format === 'mermaid') return asMermaid(chart.machine)
  if (format === 'playwright') return asPlaywright(name, name === 'expense' ? pathsOver(expenseStory) : paths())
  throw new Error(`There is no format called "${format}".`)
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'json' }, out: { type: 'string' } },
  })
  const text = write(positionals[0] ?? '', values.format)
  if (values.out) writeFileSync(values.out, text)
  else process.stdout.write(text)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
  process.exitCode = 1
}
