import type { Path } from './walk.ts'

/** Prints a list of paths: the input of each, then event, sender, facts and the state after it. */
export const asJson = (chart: string, paths: readonly Path[]): string =>
  `${JSON.stringify({ chart, paths: paths.map(({ covers: _, ...path }) => path) }, null, 2)}\n`
