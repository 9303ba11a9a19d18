import { charts } from '../charts.ts'
import { pathsOf } from './chart-walk.ts'
import { expenseStory } from './expense-story.ts'
import { joinPaths } from './join-story.ts'
import { asJson } from './json.ts'
import { asMermaid } from './mermaid.ts'
import { asPlaywright } from './playwright.ts'
import { recoveryPaths } from './recovery-story.ts'
import { signUpPaths } from './sign-up-story.ts'
import { type Path, pathsOver } from './walk.ts'

/** Walks that follow people's actions beyond what a chart alone allows. */
const stories: Readonly<Record<string, () => Path[]>> = {
  expense: () => pathsOver(expenseStory),
  join: joinPaths,
  recovery: recoveryPaths,
  signUpFlow: signUpPaths,
}

/** The paths that people can play in a browser, the shortest that drive everything once. */
export function peoplesPaths(name: string): Path[] {
  const chart = charts[name]
  if (!chart) throw new Error(`There is no chart called "${name}".`)
  return (stories[name] ?? (() => pathsOf(chart)))()
}

/**
 * Prints a chart: `json` lists what it allows, with facts; `mermaid` draws it; `playwright` covers what people can do,
 * so an expense comes with its payments, and signing up with the bank's answers. Throws for an unknown chart or format.
 */
export function written(name: string, format: string): string {
  const chart = charts[name]
  if (!chart) throw new Error(`There is no chart called "${name}".`)
  if (format === 'json') return asJson(name, pathsOf(chart))
  if (format === 'mermaid') return asMermaid(chart.machine)
  if (format === 'playwright') return asPlaywright(name, peoplesPaths(name))
  throw new Error(`There is no format called "${format}".`)
}
