import { type AnyMachineSnapshot, getInitialMicrosteps, getMicrosteps } from 'xstate'
import type { Chart, Step } from '../charts.ts'
import { leafOf } from '../shared/decide.ts'
import type { By } from '../shared/turn.ts'
import { edgeOf } from './edges.ts'
import { type Move, type Path, pathsOver, type Walk } from './walk.ts'

/** Walks what the charts themselves allow. Each step sets the facts that the server would compute before it decides. */
export function chartWalk(chart: Chart): Walk<AnyMachineSnapshot> {
  return {
    begins: chart.begins.map((input) => {
      const micro = getInitialMicrosteps(chart.machine, input).map(([snapshot]) => snapshot)
      return { input, at: last(micro), covers: alwaysTaken(micro) }
    }),
    movesFrom: (at) => chart.steps.flatMap((step) => moveOf(chart, at, step) ?? []),
    leafOf: (at) => leafOf(at.value),
    identity: ({ value, context }) =>
      JSON.stringify([value, Object.entries(context).filter(([key]) => !chart.counters?.includes(key))]),
  }
}

/** Returns the effect of a step here, or undefined when the chart refuses it. */
export function moveOf(chart: Chart, before: AnyMachineSnapshot, step: Step): Move<AnyMachineSnapshot> | undefined {
  const { machine } = chart
  const from = step.facts
    ? machine.resolveState({ value: before.value, context: { ...before.context, ...step.facts } })
    : before
  if (!from.can(step.event)) return undefined
  const micro = getMicrosteps(machine, from, step.event).map(([snapshot]) => snapshot)
  const taken = machine.getTransitionData(from, step.event) ?? []
  const { by, ...details } = step.event
  return {
    event: { ...details, ...(by && { who: nameOf(chart, by) }) },
    ...(step.facts && { facts: step.facts }),
    at: last(micro),
    covers: [...taken.map((transition) => edgeOf(transition).id), ...alwaysTaken(micro)],
  }
}

const last = (snapshots: AnyMachineSnapshot[]): AnyMachineSnapshot => {
  const end = snapshots.at(-1)
  if (!end) throw new Error('a step that changes nothing')
  return end
}

/** Returns the eventless transitions, recognised by the states before and after them. */
const alwaysTaken = (micro: AnyMachineSnapshot[]): string[] =>
  micro.flatMap((snapshot, index) => {
    const after = micro[index + 1]?._nodes ?? []
    const [taken, ...alike] = snapshot._nodes
      .flatMap((node) => node.always ?? [])
      .filter(({ target }) => target?.[0] && after.includes(target[0]))
    return taken && alike.length === 0 ? [edgeOf(taken).id] : []
  })

/** Returns few and short paths that together drive every transition of a chart. */
export const pathsOf = (chart: Chart): Path[] => pathsOver(chartWalk(chart))

/** Returns the chart at rest in each state that a walk reaches, with the facts of the shortest way there. */
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

export type WalkPosition = { readonly at: AnyMachineSnapshot; readonly covers: readonly string[] }

/** Returns the chart at the beginning of a path and after each of its steps, with the transitions that led there. */
export function positionsOf(chart: Chart, path: Path): WalkPosition[] {
  const walk = chartWalk(chart)
  const begin = walk.begins.find(({ input }) => input === path.input)
  if (!begin) throw new Error('a path of another chart')
  const stands: WalkPosition[] = [begin]
  for (const step of path.steps) {
    const { at } = stands.at(-1) ?? begin
    const wanted = JSON.stringify([step.event, step.facts])
    const move = walk.movesFrom(at).find(({ event, facts }) => JSON.stringify([event, facts]) === wanted)
    if (!move) throw new Error(`${path.name} is not allowed by its chart`)
    stands.push(move)
  }
  return stands
}

const nameOf = (chart: Chart, { party, mode }: By): string =>
  Object.entries(chart.people).find(([, by]) => by.party === party && by.mode === mode)?.[0] ?? party
