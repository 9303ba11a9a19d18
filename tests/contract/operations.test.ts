import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Retention, retention } from '#server/jobs/retention.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')

const hour = 3_600_000
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const lasting = (ms: number): string => {
  if (ms === 0) return 'not at all'
  return ms % (24 * hour) === 0 ? counted(ms / (24 * hour), 'day') : counted(ms / hour, 'hour')
}
const rowOf = ({ what, ms, why, job }: Retention) =>
  `| ${what.replace('DATA_DIR/checkpoints', '`DATA_DIR/checkpoints`').replace('SMTP_URL', '`SMTP_URL`')} | ${lasting(ms)} | ${why} | ${job
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ')} |`

test('the page for operators says of everything that is deleted by itself when, why and by what', () => {
  const [, table = ''] = page.split('| what | kept for | why | job |\n|---|---|---|---|\n')
  const [rows = ''] = table.split('\n\n')
  expect(rows.split('\n')).toEqual(Object.values(retention).map(rowOf))
})

test('its links lead to pages and headings that exist', () => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
    const [file = '', heading] = target.split('#')
    const text = readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8')
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    if (heading !== undefined) expect(headings, target).toContain(heading)
  }
})
