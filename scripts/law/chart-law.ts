import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or } from 'xstate'
import type { ChartLaw, Condition, Law, Transition } from '#domain/record/laws/law.ts'
import { type Chart, lifecycles } from '#machines/charts.ts'
import { isTurnOf } from '#machines/shared/decide.ts'
import { nodesOf } from '#machines/walk/edges.ts'
import { conditions } from './conditions.ts'

const charts: readonly Chart[] = Object.values(lifecycles)
const parties = [...new Set(charts.flatMap(({ people }) => Object.values(people).map(({ party }) => party)))].sort()

/**
 * Returns the parties that hold this turn in any chart. A law names all of them, even those that one chart never has,
 * because law 1 does; no item has such a party.
 */
const partiesOf = (turn: string): string[] =>
  parties.filter((party) => charts.some(({ machine }) => isTurnOf(machine, turn, { actor: null, party, mode: 'self' })))

const checkOf = (guard: object): unknown => ('check' in guard ? guard.check : undefined)
const isMadeBy = (guard: object, sample: object): boolean => checkOf(guard) === checkOf(sample)

/** Throws for a guard that is not described as data yet. */
const conditionOf = (chart: string, guard: unknown): Condition => {
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const parts = guard.guards.map((part) => conditionOf(chart, part))
    if (isMadeBy(guard, and([]))) return { all: parts }
    if (isMadeBy(guard, or([]))) return { any: parts }
    const [part] = parts
    if (isMadeBy(guard, not('')) && part) return { not: part }
  }
  const name =
    typeof guard === 'string' ? guard : typeof guard === 'object' && guard && 'type' in guard ? guard.type : ''
  if (name === 'by' && typeof guard === 'object' && guard && 'params' in guard && typeof guard.params === 'string')
    return { by: partiesOf(guard.params) }
  const known = conditions[chart]?.[String(name)]
  if (!known) throw new Error(`scripts/law/conditions.ts does not say what the guard ${name} of ${chart} means`)
  return known
}

const chooses = (node: AnyStateNode): boolean => (node.always ?? []).length > 0

/**
 * Transient states are never stored, so a law does not contain their names: they are named after their parent state.
 */
const pathOf = (node: AnyStateNode): string =>
  chooses(node) ? `${node.path.slice(0, -1).join('.')}?` : node.path.join('.')

/** A compound state is entered through its initial state. */
const enteredBy = (node: AnyStateNode): AnyStateNode => {
  const [first] = node.initial?.target ?? []
  return first ? enteredBy(first) : node
}

const transitionOf = (chart: string, { guard, target, actions, source }: AnyTransitionDefinition): Transition => {
  const [node] = target ?? []
  if (!node && actions.length === 0) throw new Error(`${chart} refuses what keeps ${pathOf(source)} and does nothing`)
  const when = guard === undefined ? undefined : conditionOf(chart, guard)
  const to = node && pathOf(enteredBy(node))
  if (when === undefined) return to === undefined ? {} : { to }
  return to === undefined ? { when } : { when, to }
}

const chartLaw = (chart: string, machine: AnyStateMachine): ChartLaw => {
  const nodes = nodesOf(machine.root)
  const on: Record<string, Record<string, Transition[]>> = {}
  const choose: Record<string, Transition[]> = {}
  for (const node of nodes) {
    const events = [...node.transitions].map(([event, found]): [string, Transition[]] => [
      event,
      found.map((transition) => transitionOf(chart, transition)),
    ])
    if (events.length > 0) on[pathOf(node)] = Object.fromEntries(events)
    if (!chooses(node)) continue
    const path = pathOf(node)
    if (node.meta || node.always?.at(-1)?.guard || choose[path])
      throw new Error(`${chart} can rest in ${path}, or chooses there in two ways: a law cannot say so`)
    choose[path] = (node.always ?? []).map((one) => transitionOf(chart, one))
  }
  return { begin: pathOf(enteredBy(machine.root)), on, choose }
}

/** Facts come from the server. A chart that changed its own context could not be expressed as a table. */
const mustKeepFacts = (chart: string, machine: AnyStateMachine): void => {
  for (const [name, action] of Object.entries(machine.implementations.actions))
    if (typeof action === 'function' && 'type' in action && action.type === 'xstate.assign')
      throw new Error(`${chart} changes its facts by ${name}: a law cannot say so`)
}

/** Builds the law from the current charts. */
export const lawOfCharts = (): Law =>
  Object.fromEntries(
    Object.entries(lifecycles).map(([chart, { machine }]) => {
      mustKeepFacts(chart, machine)
      return [chart, chartLaw(chart, machine)]
    }),
  )
