import { type AnyMachineSnapshot, createActor } from 'xstate'
import type { Chart } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { edgesOf, shortName } from '#machines/walk/edges.ts'
import { matrixOf } from '#machines/walk/matrix.ts'
import type { Path } from '#machines/walk/walk.ts'

/** Returns the declared transitions that no path covers. */
export function untouched(chart: Chart): string[] {
  const driven = new Set(pathsOf(chart).flatMap(({ covers }) => [...covers]))
  return edgesOf(chart.machine)
    .map(({ id }) => id)
    .filter((id) => !driven.has(id))
}

/**
 * Plays a path on live actors, restored from stored columns before each step as on the server. Returns the states it
 * reached.
 */
export function play(chart: Chart, path: Path): string[] {
  let { value, context }: AnyMachineSnapshot = createActor(chart.machine, { input: path.input }).start().getSnapshot()
  const seen = [leafOf(value)]
  for (const { event, facts } of path.steps) {
    const snapshot = chart.machine.resolveState({ value, context: { ...context, ...facts } })
    const actor = createActor(chart.machine, { snapshot, input: path.input }).start()
    actor.send({ ...event, by: event.who && chart.people[event.who] })
    ;({ value, context } = actor.getSnapshot())
    seen.push(leafOf(value))
  }
  return seen
}

/** Lists who may send what in each state: `state | event person, ...`. Everything else is refused. */
export function matrix(chart: Chart): string {
  const states = matrixOf(chart).map(({ leaf, cells }) => {
    const open = cells.filter(({ allowed }) => allowed.length > 0)
    const permitted = open.map(({ attempt, allowed }) => `${shortName(attempt.type)} ${allowed.join(' ')}`)
    return { leaf, allowed: permitted.join(', ') || 'nobody' }
  })
  const width = Math.max(...states.map(({ leaf }) => leaf.length))
  return states.map(({ leaf, allowed }) => `${leaf.padEnd(width)} | ${allowed}`).join('\n')
}

export const everyBy: readonly By[] = (
  ['creator', 'professional', 'other', 'second', 'payer', 'receiver', 'owner', 'system', 'bank', 'onlooker'] as const
).flatMap((party) => (['self', 'viewing', 'synced'] as const).map((mode) => ({ actor: 'someone', party, mode })))
