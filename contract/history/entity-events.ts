import type { HistoryArea, HistoryTopic } from './history-query.ts'

/** Defines how one kind of entry is described, filtered and shown. */
export type EventKind<Key extends string = string> = {
  /**
   * The key of its sentence in the `events` of its dictionary; or several, by the state that the entry led to or by the
   * way in which a payment begins, and `otherwise` for the rest.
   */
  readonly text: Key | Readonly<Record<string, Key>>
  /** The group in which people look for it. Null when another entry of the same moment describes it, so that only an export shows it. */
  readonly topic: HistoryTopic | null
  /** True when a person gave it contents of their own, even without text. Other entries are facts that the product recorded. */
  readonly authored?: boolean
  /** An export shows the act that caused it as an entry of its own, and quotes the person there. */
  readonly byAct?: boolean
  /** A timeline marks it as a problem. */
  readonly problem?: boolean
  /** It is recorded so that the record can be checked. No page, history or report shows it. */
  readonly proofOnly?: boolean
}

/** An area's description of the entries about one kind of item. Both sides read it, so a new kind is declared once. */
export type EntityEvents<Dictionary extends string = string, Key extends string = string> = {
  readonly entity: string
  readonly dictionary: Dictionary
  /** The areas of the history's filter in which it is found. */
  readonly areas: readonly HistoryArea[]
  /** The kinds by the part of their name after the entity: `approve` for `expense.approve`. */
  readonly kinds: Readonly<Record<string, EventKind<Key>>>
}
