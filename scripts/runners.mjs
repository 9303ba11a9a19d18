// Runs each of the two test runners to its end and reads its JSON report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildWhenNeeded, installWhenNeeded, node24, ownPath, root, run } from './house.mjs'
import { tellTimes } from './times.mjs'

/** Prepares every run: packages, a built app and a browser, whose installation starts early. */
export async function prepare() {
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  process.env.CHROMIUM = await findBrowser({ install: true })
  return node
}

/** Runs these projects of vitest.config.ts. */
export const runVitest = (node, projects) =>
  counted(countVitest, (report) =>
    run(node, [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  )

/** Runs all projects of playwright.config.ts or only those named, with all tests or only those with the tag. */
export const runPlaywright = (node, { projects = [], tag } = {}) =>
  counted(countPlaywright, (report) => {
    const chosen = projects.map((project) => `--project=${project}`)
    const grep = tag === undefined ? [] : [`--grep=${tag}`]
    return run(node, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...chosen, ...grep], {
      env: { ...ownPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
  })

/**
 * Prints where the time went and, as the last line, the totals. Returns 1 when a test failed, nothing ran, or a
 * `limited` run exceeded its budget.
 */
export function conclude(counts, { limited = false } = {}) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  const excess = tellTimes(
    counts.flatMap(({ tests }) => tests),
    process.uptime(),
    limited,
  )
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`)
  if (passed + failed === 0) console.log('No test ran.')
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 || excess.length > 0 ? 1 : 0
}

async function counted(count, runner) {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runner(report)
    const nothing = { passed: 0, failed: 0, failures: [], tests: [] }
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing
    // A runner that fails without a failed test has lost some: its set-up broke, it crashed, or an error was not
    // handled.
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
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' && assertionResults.length === 0 ? [failureLine(relative(root, name), message)] : []),
    ...assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => failureLine(`${relative(root, name)} › ${fullName}`, failureMessages[0])),
  ]),
  tests: testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    const what = `${assertionResults.length} tests`
    return { project: projectOf(file), file, name: what, seconds: (endTime - startTime) / 1000 }
  }),
})

/** One line in the closing lines of a run, which is all that is read where only its end is kept. */
const failureLine = (where, message = '') =>
  `${where}: ${message.trim().split('\n').slice(0, 3).join(' ').slice(0, 400)}`

/** Mirrors the projects in vitest.config.ts. */
const projectOf = (file) => /^tests\/(server|app|oracles)\//.exec(file)?.[1] ?? 'rules'

const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  failures: [
    ...errors.map(({ message }) => failureLine('e2e', message)),
    ...specsIn(suites).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          failureLine(`e2e/${file} [${projectName}] › ${title}`, results.at(-1)?.error?.message),
        ),
    ),
  ],
  tests: specsIn(suites).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      project: projectName,
      file: `e2e/${file}`,
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
})

const specsIn = (suites = []) => suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsIn(inner)])
