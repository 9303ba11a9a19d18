import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { browserTable, resultsOf } from '../../bench/browser/report.ts'
import type { Sample } from '../../bench/browser/run.ts'
import { benchParts } from '../../bench/parts.mjs'

const visit = {
  useful: 0,
  firstPaint: 0,
  largestPaint: 0,
  requests: 0,
  scripts: 0,
  scriptSize: 0,
  shift: 0,
  blocking: 0,
}
const samples: Sample[] = [900, 400, 450].map((useful) => ({
  screen: 'log',
  occasion: 'first',
  slowdown: 1,
  visit: { ...visit, useful },
}))
const lineOf = (name: string, taken: readonly Sample[]) =>
  browserTable(taken)
    .split('\n')
    .find((line) => line.startsWith(name))

test('the bench of the browser prints the median of the visits beside its budget', () => {
  expect(lineOf('log readable', samples)).toMatch(/ 450 ms .* 500 ms(?! missed)/)
  const slow = samples.map((sample) => ({ ...sample, visit: { ...visit, useful: 501 } }))
  expect(lineOf('log readable', slow)).toMatch(/ 501 ms .* 500 ms missed/)
})

test('the press of create is measured apart from the visits', () => {
  const created = [40, 70, 50].map((ms): Sample => ({ slowdown: 4, created: ms }))
  expect(resultsOf([...samples, ...created])).toContainEqual(
    expect.objectContaining({ name: 'create, press to visible', slowdown: 4, first: 50, budget: 180 }),
  )
})

test.each([['soak'], ['rates', 'soak'], ['browser', '--url'], ['browser', '--url', 'nowhere'], ['browser', '--fast']])(
  'npm run bench refuses what it does not know: %s %s %s',
  (...args) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/bench.mjs', ...args], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toBe(
      `npm run bench does not know “${args.join(' ')}”. It takes nothing, or “browser”, or “browser --url ADDRESS”, or some of: ${benchParts.join(', ')}.\n`,
    )
  },
)
