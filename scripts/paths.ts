import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { charts } from '#machines/charts.ts'
import { written } from '#machines/walk/formats.ts'

// npm run paths -- CHART --format json|mermaid|playwright [--out FILE] prints a chart's paths.

const usage = `Usage: npm run paths -- ${Object.keys(charts).join('|')} --format json|mermaid|playwright [--out FILE]`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'json' }, out: { type: 'string' } },
  })
  const text = written(positionals[0] ?? '', values.format)
  if (values.out) writeFileSync(values.out, text)
  else process.stdout.write(text)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
  process.exitCode = 1
}
