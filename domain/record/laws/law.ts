/**
 * A law is everything that all charts allowed at one time, as plain data. An entry of the record names the law by which
 * it was decided, and is judged by that law for ever, whatever happens to the charts. Each law is stored, so its shape
 * may only grow.
 */
export type Law = { readonly [entity: string]: ChartLaw }

export type ChartLaw = {
  /** The leaf in which a new row comes to rest. Its facts are the input with which it was begun. */
  readonly begin: Target
  /** The events that each state accepts, by its path. A leaf is asked first, then the state around it. */
  readonly on: { readonly [state: string]: { readonly [event: string]: readonly Transition[] } }
  /** States in which no row rests, because they choose another from the facts at once. The last choice has no condition. */
  readonly choose: { readonly [state: string]: readonly Transition[] }
}

/** The first transition whose condition holds is taken. Without a target the row stays in its leaf. */
export type Transition = { readonly when?: Condition; readonly to?: Target }
/** The path of a leaf, or of a state that chooses. */
export type Target = string

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** The sender is one of these parties, in a session of their own. */
  | { readonly by: readonly string[] }
  | { readonly equal: readonly [Value, Value] }
  /** Both are numbers, and the first is larger than the second, or not larger. A missing value satisfies neither. */
  | { readonly above: readonly [Value, Value] }
  | { readonly atMost: readonly [Value, Value] }
  | { readonly among: readonly [Value, readonly Literal[]] }

export type Literal = string | number | boolean | null
export type Value =
  | Literal
  /** A field of the event. */
  | { readonly event: string }
  | { readonly fact: string }
  /** The first number minus all the others. */
  | { readonly less: readonly Value[] }
