import type { Path } from './walk.ts'

/** A list of paths: where each begins, then event, who sent it, the facts it brought, and the state after it. */
export const asJson = (chart: string, paths: readonly Path[]): string =>
  `${JSON.stringify({ chart, paths: paths.map(({ covers: _, ...path }) => path) }, null, 2)}\n`
