import { type AnyMachineSnapshot, createActor } from 'xstate'
import type { Chart } from '#machines/charts.ts'
import { leafOf, leavesOf } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { chartWalk } from '../../scripts/paths/chart-walk.ts'
import { edgesOf } from '../../scripts/paths/edges.ts'
import { type Path, pathsOver } from '../../scripts/paths/walk.ts'

export const pathsOf = (chart: Chart): Path[] => pathsOver(chartWalk(chart))

/** Declared transitions that no path drives. */
export function untouched(chart: Chart): string[] {
  const driven = new Set(pathsOf(chart).flatMap(({ covers }) => [...covers]))
  return edgesOf(chart.machine)
    .map(({ id }) => id)
    .filter((id) => !driven.has(id))
}

/** The chart at rest in each leaf a walk reaches, with the facts of the shortest way there. */
export function reached(chart: Chart): Map<string, AnyMachineSnapshot> {
  const walk = chartWalk(chart)
  const found = new Map<string, AnyMachineSnapshot>()
  const next = walk.begins.map(({ at }) => at)
  for (const at of next) {
    if (found.has(walk.leafOf(at))) continue
    found.set(walk.leafOf(at), at)
    next.push(...walk.movesFrom(at).map((move) => move.at))
  }
  return found
}

/** Plays a path on live actors, resumed from stored columns before each step as the server does, and tells the states it saw. */
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

type Attempt = { readonly type: string; readonly [detail: string]: unknown }

/**
 * Who may send what, in each state: `state | event person, ...`. Whatever is not named is refused; `attempts` gives each
 * event with the details that fit the facts, so that nobody is refused for a wrong amount.
 */
export function matrix(chart: Chart, attempts: (context: never) => readonly Attempt[]): string {
  const at = reached(chart)
  const leaves: string[] = leavesOf(chart.machine)
  const states = leaves.map((leaf) => {
    const snapshot = at.get(leaf)
    if (!snapshot) throw new Error(`no walk reaches ${leaf}`)
    const allowed = attempts(snapshot.context as never).flatMap((event) => {
      const people = Object.keys(chart.people).filter((name) => snapshot.can({ ...event, by: chart.people[name] }))
      return people.length > 0 ? [`${event.type.replace(/^.*\./, '')} ${people.join(' ')}`] : []
    })
    return { leaf, allowed: allowed.join(', ') || 'nobody' }
  })
  const width = Math.max(...states.map(({ leaf }) => leaf.length))
  return states.map(({ leaf, allowed }) => `${leaf.padEnd(width)} | ${allowed}`).join('\n')
}

export const everyBy: readonly By[] = (
  ['creator', 'other', 'payer', 'receiver', 'system', 'bank', 'onlooker'] as const
).flatMap((party) => (['self', 'viewing', 'synced'] as const).map((mode) => ({ actor: 'someone', party, mode })))
