/**
 * A law is what all charts allowed at one time, as plain data. An entry of the record names the law that it was decided by, so that
 * it is judged by that law for ever, whatever becomes of the charts. Stored with each law, so the shape only ever grows.
 */
export type Law = { readonly [entity: string]: ChartLaw }

export type ChartLaw = {
  /** Where a new row comes to rest. Its facts are the input that it was begun with. */
  readonly begin: Target
  /** What may be sent in a state, by its path. A leaf is asked first, then the state around it. */
  readonly on: { readonly [state: string]: { readonly [event: string]: readonly Transition[] } }
  /** States in which no row rests: they choose another from the facts at once. The last choice has no condition. */
  readonly choose: { readonly [state: string]: readonly Transition[] }
}

/** Taken if it is the first whose condition holds. Without a target the row stays in its leaf. */
export type Transition = { readonly when?: Condition; readonly to?: Target }
/** The path of a leaf, or of a state that chooses. */
export type Target = string

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** Somebody of these parties, in a session of their own. */
  | { readonly by: readonly string[] }
  | { readonly equal: readonly [Value, Value] }
  /** Both are numbers, and the first is larger than the second, or not larger. What is missing is neither. */
  | { readonly above: readonly [Value, Value] }
  | { readonly atMost: readonly [Value, Value] }
  | { readonly among: readonly [Value, readonly Literal[]] }

export type Literal = string | number | boolean | null
export type Value =
  | Literal
  /** A field of what was sent. */
  | { readonly event: string }
  | { readonly fact: string }
  /** The first number less all the others. */
  | { readonly less: readonly Value[] }
