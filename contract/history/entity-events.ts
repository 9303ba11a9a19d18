import type { HistoryArea, HistoryTopic } from './history-query.ts'

/** How one kind of entry is told, filtered and shown. */
export type EventKind<Key extends string = string> = {
  /** The key of its sentence in the `events` of its dictionary. A payment has one for each way in which it may begin. */
  readonly text: Key | Readonly<Record<string, Key>>
  /** The group in which people look for it. Null: another entry of the same moment tells it, so only an export shows it. */
  readonly topic: HistoryTopic | null
  /** Somebody gave it contents of their own, even where they wrote no words with it. Other entries are facts that the product noted. */
  readonly authored?: boolean
  /** An export shows the act that brought it as an entry of its own, and quotes the person there. */
  readonly toldWithAct?: boolean
  /** A rail marks it as something that went wrong. */
  readonly problem?: boolean
}

/** What an area says of the entries about one kind of item. Both sides read it, so a new kind is declared once. */
export type EntityEvents<Dictionary extends string = string, Key extends string = string> = {
  readonly entity: string
  readonly dictionary: Dictionary
  /** The areas of the history's filter in which it is found. */
  readonly areas: readonly HistoryArea[]
  /** By the part of the kind after its entity: `approve` for `expense.approve`. */
  readonly kinds: Readonly<Record<string, EventKind<Key>>>
}
