// The two test runners, each run to its end and read from its JSON report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildWhenNeeded, installWhenNeeded, node24, ownPath, run } from './house.mjs'

/** What every run needs: packages, a built app and, asked for early, a browser. */
export async function prepare() {
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  process.env.CHROMIUM = await findBrowser({ install: true })
  return node
}

export const runVitest = (node) =>
  counted(countVitest, (report) =>
    run(node, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  )

/** All projects of playwright.config.ts, or only those named. */
export const runPlaywright = (node, projects = []) =>
  counted(countPlaywright, (report) => {
    const chosen = projects.map((project) => `--project=${project}`)
    return run(node, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...chosen], {
      env: { ...ownPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
  })

/** Prints the sum as the last line; true to exit with 1: something failed, or nothing ran. */
export function conclude(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  if (passed + failed === 0) console.log('No test ran.')
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

async function counted(count, runner) {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runner(report)
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
    // A runner that fails without a failed test has lost some: a set-up that broke, a crash, an unhandled error.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
})

const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})
