import type { Chart } from '#machines/charts.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'

/** One row on the real server that a path leads from state to state. */
export type Walked = {
  /** As the database has it now. */
  readonly stored: () => Promise<{ readonly status: string; readonly version: number }>
  /** Each step as whoever means it: a person at the door, the bank by what it tells, the clock by its job. */
  readonly step: (step: PathStep) => Promise<unknown>
  readonly end?: () => Promise<void>
}

/** The ways through one lifecycle on the real server. */
export type Ways = {
  readonly chart: Pick<Chart, 'machine'>
  readonly paths: readonly Path[]
  /** Before the first path; where it is left out, `begin` starts a server for each. */
  readonly open?: () => Promise<void>
  readonly beforeEach?: () => Promise<void>
  readonly begin: (path: Path) => Promise<Walked>
  readonly close?: () => Promise<void>
}

/** What plays a step, by the event's type. A chart that has another one says so. */
export const handOf = <Hand>(hands: Readonly<Record<string, Hand>>, { event }: PathStep): Hand => {
  const hand = hands[event.type]
  if (!hand) throw new Error(`nothing here plays ${event.type}`)
  return hand
}

/** The door's answer, where it let somebody in. */
export const taken = <Answer extends { readonly status: number; readonly text: string }>(answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`it was answered ${answer.status}: ${answer.text}`)
  return answer
}
