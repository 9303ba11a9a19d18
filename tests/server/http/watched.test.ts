import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '#tests/support/app.ts'

let on: TestApp
beforeAll(async () => {
  on = await sharedApp()
})

test('each metric that operators are told to watch exists', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const [, table = ''] = page.split('| metric | look when |')
  const [rows = ''] = table.split('\n\n')
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const { text } = await on.anyone().request({ url: '/metrics' })
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
})
