import type { RawBuilder } from 'kysely'
import type { RecordNames } from '#domain/record/record.ts'
import type { Replayed } from '#domain/record/replay.ts'
import type { EventPart } from '#i18n/event-text.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { ParsedEntry, Values } from './parsed-entry.ts'
import type { ReportViewer } from './report/report-viewer.ts'

/** A sentence that names by ids where something is wrong. It repeats no contents of entries. */
export type Finding = string

/** An item that an entry is about, by its present name. `opens` says that it has a page of its own. */
export type ItemRow = {
  readonly about: string
  readonly entity: string
  readonly id: string
  readonly name: string
  readonly opens: boolean
}

/** All that the record needs to know of one kind of item. An area declares its own in `x.record.ts`. */
export type RecordPart = {
  readonly events: EventPart
  /** Reads the rows that live by a chart: each must equal the replay of its entries. */
  readonly rows?: (tx: Tx) => Promise<readonly Replayed[]>
  /** Checks what follows from rows without an entry of its own. */
  readonly checks?: (tx: Tx) => Promise<Finding[]>
  /** Reads the present names of the items among these ids, as an export lists them. */
  readonly names?: (tx: Tx, ids: readonly string[]) => Promise<Partial<NamesOfItems>>
  /** Finds the items whose contents the viewer may not be given, because they have not opened them. */
  readonly unopenedBy?: (tx: Tx, viewer: Viewer) => Promise<ReadonlySet<string>>
  /** Builds the query for the items that entries about these ids name, each with the id that the entry is about. */
  readonly items?: (ids: readonly string[]) => RawBuilder<ItemRow>
  /** Builds the query for the ids of this kind whose entries also belong to the history of another item. */
  readonly belongingTo?: (id: string) => RawBuilder<{ id: string }>
  /** Finds the amount that an entry is about, in minor units. `known` are the item's columns after an earlier entry. */
  readonly amountOf?: (entry: ParsedEntry, known: Values) => number | null
  readonly print: PrintedPart
}

type NamesOfItems = Omit<RecordNames, 'people' | 'files'>

/** The lines that a report prints under an entry. `known` are the item's columns after an earlier entry. */
export type PrintedPart = {
  /** Names the item that the entry is about. */
  readonly about: (entry: ParsedEntry, known: Values, viewer: ReportViewer) => string
  /** Lists the facts that the entry settled, a line for each. */
  readonly facts?: (entry: ParsedEntry, known: Values, viewer: ReportViewer) => string[]
  /** Gives the label that people read for a status. */
  readonly label?: (leaf: string, facts: Values, viewer: ReportViewer) => string
}
