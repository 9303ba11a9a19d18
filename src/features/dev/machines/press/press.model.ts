import type { Chart, Step } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { chartWalk, moveOf, type Stand } from '#machines/walk/chart-walk.ts'
import { edgeOf } from '#machines/walk/edges.ts'
import { type Attempt, attemptsAt, peopleOf } from '#machines/walk/matrix.ts'

/** A place in a chart, how it was come to, and what was pressed: nothing at the beginning. */
export type Pressed = Stand & { readonly sent?: { readonly attempt: Attempt; readonly who: string } }

/** Where a chart may begin: the state it comes to; where two come to the same one, what tells them apart. */
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

/** Where an event leads, or nothing where the chart refuses it to this person. */
export function press(chart: Chart, { at }: Stand, attempt: Attempt, who: string): Pressed | undefined {
  const move = moveOf(chart, at, stepOf(chart, attempt, who))
  return move && { at: move.at, covers: move.covers, sent: { attempt, who } }
}

/** The same state with other facts, as the server resolves a row. */
export function withFacts(chart: Chart, stand: Pressed, facts: object): Pressed {
  const { value, context } = stand.at
  return { ...stand, at: chart.machine.resolveState({ value, context: { ...context, ...facts } }) }
}

export type Answer = { readonly attempt: Attempt; readonly people: readonly string[] }

/** Each event there is, and who may send it now. `amount` stands in for what an event carries in money. */
export function answersAt(chart: Chart, { at }: Stand, amount?: number): Answer[] {
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

/** Ids of the transitions that this person's events would take now. */
export function openTo(chart: Chart, { at }: Stand, who: string): string[] {
  const events = attemptsAt(chart, at).map((attempt) => stepOf(chart, attempt, who).event)
  const open = events.filter((event) => at.can(event))
  return open.flatMap((event) => (chart.machine.getTransitionData(at, event) ?? []).map((edge) => edgeOf(edge).id))
}
