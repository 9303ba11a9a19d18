import type { Chart, Step } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { chartWalk, moveOf, type WalkPosition } from '#machines/walk/chart-walk.ts'
import { edgeOf } from '#machines/walk/edges.ts'
import { type Attempt, attemptsAt, peopleOf } from '#machines/walk/matrix.ts'

/** Describes a state of a chart, the path to it, and the event that was sent; there is none at the start. */
export type Pressed = WalkPosition & { readonly sent?: { readonly attempt: Attempt; readonly who: string } }

/** Lists where a chart may start: the state, and the differing input when two starts lead to the same state. */
export function beginsOf(chart: Chart): { stand: Pressed; leaf: string; input: object }[] {
  const begins = chartWalk(chart).begins.map(({ at, covers, input }) => ({
    stand: { at, covers },
    leaf: leafOf(at.value),
    input,
  }))
  return begins.map((begin) => {
    const twins = begins.filter(({ leaf }) => leaf === begin.leaf).map(({ input }) => new Map(Object.entries(input)))
    const differing = Object.entries(begin.input).filter(([key, value]) =>
      twins.some((twin) => twin.get(key) !== value),
    )
    return { ...begin, input: Object.fromEntries(differing) }
  })
}

const stepOf = (chart: Chart, attempt: Attempt, who: string): Step => {
  const by = chart.people[who]
  return { event: { ...attempt, ...(by && { by }) } }
}

/** Returns the next state, or undefined when the chart refuses the event to this person. */
export function press(chart: Chart, { at }: WalkPosition, attempt: Attempt, who: string): Pressed | undefined {
  const move = moveOf(chart, at, stepOf(chart, attempt, who))
  return move && { at: move.at, covers: move.covers, sent: { attempt, who } }
}

/** Returns the same state with other facts, as the server restores it from a row. */
export function withFacts(chart: Chart, stand: Pressed, facts: object): Pressed {
  const { value, context } = stand.at
  return { ...stand, at: chart.machine.resolveState({ value, context: { ...context, ...facts } }) }
}

export type Answer = { readonly attempt: Attempt; readonly people: readonly string[] }

/** Lists each possible event and who may send it now. `amount` fills in amounts of money in the payload. */
export function answersAt(chart: Chart, { at }: WalkPosition, amount?: number): Answer[] {
  return attemptsAt(chart, at).map((fitting) => {
    const attempt = amount === undefined ? fitting : withAmount(fitting, amount)
    return { attempt, people: peopleOf(chart).filter((who) => at.can(stepOf(chart, attempt, who).event)) }
  })
}

const amounts = ['amount', 'remaining'] as const

export const carriesAmount = (attempt: Attempt): boolean => amounts.some((key) => key in attempt)

const withAmount = (attempt: Attempt, amount: number): Attempt => ({
  ...attempt,
  ...Object.fromEntries(amounts.filter((key) => key in attempt).map((key) => [key, amount])),
})

/** Returns the ids of transitions that this person's events would take now. */
export function openTo(chart: Chart, { at }: WalkPosition, who: string): string[] {
  const events = attemptsAt(chart, at).map((attempt) => stepOf(chart, attempt, who).event)
  const open = events.filter((event) => at.can(event))
  return open.flatMap((event) => (chart.machine.getTransitionData(at, event) ?? []).map((edge) => edgeOf(edge).id))
}
