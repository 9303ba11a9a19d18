import type { ChartLaw, Condition, Law, Transition, Value } from './law.ts'

/** One move as its entry describes it. In a forged file, any field may have any value. */
export type ToJudge = {
  readonly event: string
  /** The leaf in which it was sent; undefined when the row was begun. */
  readonly from: unknown
  readonly by: unknown
  readonly facts: unknown
  /** The fields of the event. */
  readonly details: unknown
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined
const own = <T>(of: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

const evaluate = (value: Value, move: ToJudge): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('event' in value) return field(move.details, value.event)
  if ('fact' in value) return field(move.facts, value.fact)
  const [first, ...rest] = value.less.map((part) => Number(evaluate(part, move)))
  return rest.reduce((left, part) => left - part, first ?? Number.NaN)
}

type Pair = readonly [Value, Value]
const isEqual = ([a, b]: Pair, move: ToJudge): boolean => evaluate(a, move) === evaluate(b, move)

/** Compares two numbers. The result is false when one of them is no number. */
const compare = ([first, second]: Pair, move: ToJudge, stands: (a: number, b: number) => boolean): boolean => {
  const [a, b] = [evaluate(first, move), evaluate(second, move)]
  return typeof a === 'number' && typeof b === 'number' && stands(a, b)
}

const holds = (condition: Condition, move: ToJudge): boolean => {
  if ('all' in condition) return condition.all.every((part) => holds(part, move))
  if ('any' in condition) return condition.any.some((part) => holds(part, move))
  if ('not' in condition) return !holds(condition.not, move)
  if ('by' in condition)
    return field(move.by, 'mode') === 'self' && condition.by.some((party) => party === field(move.by, 'party'))
  if ('equal' in condition) return isEqual(condition.equal, move)
  if ('above' in condition) return compare(condition.above, move, (a, b) => a > b)
  if ('atMost' in condition) return compare(condition.atMost, move, (a, b) => a <= b)
  return condition.among[1].some((literal) => literal === evaluate(condition.among[0], move))
}

const firstOf = (transitions: readonly Transition[], move: ToJudge): Transition | undefined =>
  transitions.find(({ when }) => when === undefined || holds(when, move))

/** Returns the leaf in which a row comes to rest that is sent to `target`. */
const rest = (chart: ChartLaw, target: string, move: ToJudge): string => {
  const choices = own(chart.choose, target)
  const chosen = choices && firstOf(choices, move)?.to
  return chosen === undefined ? target : rest(chart, chosen, move)
}

/** Returns a leaf's own path, then those of the states around it, and the whole chart last. */
const statesAround = (leaf: string): string[] => {
  const at = leaf.lastIndexOf('.')
  return at < 0 ? [leaf, ''] : [leaf, ...statesAround(leaf.slice(0, at))]
}

export const knows = (law: Law, entity: string): boolean => Object.hasOwn(law, entity)

/** Returns the leaf in which a move leaves its row; null when the law refuses it or does not know the entity or state. */
export const judgeMove = (law: Law, entity: string, move: ToJudge): string | null => {
  const chart = own(law, entity)
  if (!chart) return null
  const { from, event } = move
  if (from === undefined) return rest(chart, chart.begin, move)
  if (typeof from !== 'string') return null
  for (const state of statesAround(from)) {
    const taken = firstOf(own(own(chart.on, state) ?? {}, event) ?? [], move)
    if (taken) return taken.to === undefined ? from : rest(chart, taken.to, move)
  }
  return null
}
