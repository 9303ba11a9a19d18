import type { Chart } from '#machines/charts.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'

/** Describes one row on the real server, which a path moves from state to state. */
export type Walked = {
  /** Returns the row's current values from the database. */
  readonly stored: () => Promise<{ readonly status: string; readonly version: number }>
  /** Performs each step as its sender does: a person over HTTP, the bank by a webhook, the clock by its job. */
  readonly step: (step: PathStep) => Promise<unknown>
}

/** Describes how to walk one lifecycle on the real server. */
export type Ways = {
  readonly chart: Pick<Chart, 'machine'>
  readonly paths: readonly Path[]
  /** Starts a server before the first path. */
  readonly open: () => Promise<void>
  readonly beforeEach?: () => Promise<void>
  readonly begin: (path: Path) => Promise<Walked>
  readonly close: () => Promise<void>
}

/** Returns the function that performs a step, by its event's type. Throws for an unknown event. */
export const handOf = <Hand>(hands: Readonly<Record<string, Hand>>, { event }: PathStep): Hand => {
  const hand = hands[event.type]
  if (!hand) throw new Error(`nothing here plays ${event.type}`)
  return hand
}
