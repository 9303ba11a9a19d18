// Shows where a run's time went and whether it was too much. All time budgets are defined here.

/**
 * Budgets in minutes. A project is measured by the sum of its tests, which does not depend on parallelism, and has
 * three to four times what a quiet machine needs, because tests wait for each other on a busy one. `ci` is the elapsed
 * time that the whole judgement may take on a quiet machine; `.ci/run` allows more where `.ci/machine-speed.mjs` finds
 * the machine slower, because the same tests took 19 minutes on one and 30 on another.
 */
export const budgets = {
  projects: { rules: 2, server: 26, app: 16, stories: 25 },
  ci: 28,
}

const slowestShown = 20

const inMinutes = (seconds) => `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`
const byProject = (tests) => {
  const names = [...new Set(tests.map(({ project }) => project))]
  return names.map((name) => [name, tests.filter(({ project }) => project === name)])
}
const sumOf = (tests) => tests.reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * Prints the time of each project and the slowest tests (`project`, `file`, `name`, `seconds`); `limited` enforces the
 * budgets. Returns the exceeded ones as sentences.
 */
export function tellTimes(tests, seconds, limited) {
  const projects = byProject(tests)
  console.log(`\nThe run took ${inMinutes(seconds)}. The tests of each project, added up:`)
  for (const [project, own] of projects)
    console.log(`  ${project.padEnd(14)} ${inMinutes(sumOf(own)).padStart(12)}  ${own.length} tests`)
  console.log('The slowest:')
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown)
  for (const test of slowest)
    console.log(`  ${test.seconds.toFixed(1).padStart(6)} s  ${test.project}  ${test.file}  ${test.name}`)
  const excess = limited ? excessIn(projects) : []
  for (const sentence of excess) console.log(sentence)
  console.log('')
  return excess
}

const excessIn = (projects) =>
  projects
    .filter(([project, own]) => sumOf(own) > (budgets.projects[project] ?? budgets.ci) * 60)
    .map(([project]) => `${project} took more than its ${budgets.projects[project] ?? budgets.ci} minutes.`)
