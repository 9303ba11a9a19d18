import { type AnyMachineSnapshot, getInitialMicrosteps, getMicrosteps } from 'xstate'
import type { Chart, Step } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { edgeOf } from './edges.ts'
import type { Move, Walk } from './walk.ts'

/** What the charts themselves allow: a step brings its facts, as the server computes them before it asks. */
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

function moveOf(chart: Chart, before: AnyMachineSnapshot, step: Step): Move<AnyMachineSnapshot> | undefined {
  const { machine } = chart
  const from = step.facts
    ? machine.resolveState({ value: before.value, context: { ...before.context, ...step.facts } })
    : before
  if (!from.can(step.event)) return undefined
  const micro = getMicrosteps(machine, from, step.event).map(([snapshot]) => snapshot)
  const taken = machine.getTransitionData(from, step.event) ?? []
  const { by, ...told } = step.event
  return {
    event: { ...told, ...(by && { who: nameOf(chart, by) }) },
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

/** The transitions a chart takes by itself, told by the state it was in and the one it was in next. */
const alwaysTaken = (micro: AnyMachineSnapshot[]): string[] =>
  micro.flatMap((snapshot, index) => {
    const after = micro[index + 1]?._nodes ?? []
    const [taken, ...alike] = snapshot._nodes
      .flatMap((node) => node.always ?? [])
      .filter(({ target }) => target?.[0] && after.includes(target[0]))
    return taken && alike.length === 0 ? [edgeOf(taken).id] : []
  })

const nameOf = (chart: Chart, { party, mode }: By): string =>
  Object.entries(chart.people).find(([, by]) => by.party === party && by.mode === mode)?.[0] ?? party
