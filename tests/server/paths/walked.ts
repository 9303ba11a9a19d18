import { describe, expect, test } from 'vitest'
import type { Chart } from '#machines/charts.ts'
import { edgesOf } from '#machines/walk/edges.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'

/** One row on the real server that a path leads from state to state. */
export type Walked = {
  /** As the database has it now. */
  readonly stored: () => Promise<{ readonly status: string; readonly version: number }>
  /** Each step as whoever means it: a person at the door, the bank by what it tells, the clock by its job. */
  readonly step: (step: PathStep) => Promise<unknown>
  readonly end?: () => Promise<void>
}

/** Plays every path on a row of its own: after each step the database has the chart's leaf, and a newer version. */
export const walkEach = (
  chart: Pick<Chart, 'machine'>,
  paths: readonly Path[],
  begin: (path: Path) => Promise<Walked>,
): void => {
  test('every transition of the chart is on one of the ways', () => {
    const driven = new Set(paths.flatMap(({ covers }) => [...covers]))
    const declared = edgesOf(chart.machine).map(({ id }) => id)
    expect(declared.filter((id) => !driven.has(id))).toEqual([])
  })

  describe('a way through the chart', () => {
    test.each(paths.map((path, index) => [`${index + 1}. ${path.name}`, path] as const))('%s', async (_, path) => {
      const walked = await begin(path)
      const { status, version } = await walked.stored()
      const seen = [{ status, version }]
      for (const step of path.steps) {
        await walked.step(step)
        seen.push(await walked.stored())
      }
      await walked.end?.()
      expect(seen.map((one) => one.status)).toEqual([path.leaf, ...path.steps.map(({ leaf }) => leaf)])
      const stale = seen.filter((one, index) => index > 0 && one.version <= (seen[index - 1]?.version ?? 0))
      expect(stale).toEqual([])
    })
  })
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
