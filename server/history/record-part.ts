import type { RawBuilder } from 'kysely'
import type { Reach } from '#domain/reach.ts'
import type { ItemEntry } from '#domain/record/moves.ts'
import type { RecordNames } from '#domain/record/record.ts'
import type { EventPart } from '#i18n/event-text.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import type { ParsedEntry, Values } from './parsed-entry.ts'
import type { ReportViewer } from './report/report-viewer.ts'
import type { FamilyRecord } from './verify/family-record.ts'

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

/** A row as the record can prove it. Its columns are those on which proof rests; what entries did not record is left out. */
export type RecordedRow = {
  readonly entity: string
  readonly id: string
  /** It is set for rows that live by a chart. */
  readonly status?: string
  readonly version?: number
  readonly columns: Readonly<Record<string, unknown>>
  /** Set for rows whose own columns say who may see them. */
  readonly reach?: Reach
  readonly audience?: readonly string[] | null
  /** It is the instant of the last move, for rows that store it. */
  readonly changedAt?: string
}

/** Sees each readable entry of a family once: stream by stream, narrow ones first, each in its order. */
export type Watch = {
  readonly see: (entry: ItemEntry) => void
  readonly findings: (tx: Tx, record: FamilyRecord) => Promise<Finding[]>
}

/** All that the record needs to know of one kind of item. An area declares its own in `x.record.ts`. */
export type RecordPart = {
  readonly events: EventPart
  /** Reads the rows of this kind in pages: each must equal the replay of its entries. `all` are the parts of all areas. */
  readonly rows?: (tx: Tx, all: readonly RecordPart[]) => AsyncIterable<RecordedRow[]>
  /** Reads columns that this area records with some rows of another kind, by the row's id. */
  readonly adds?: {
    readonly to: string
    readonly columns: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>
  }
  /** Older records have no entries about such rows, so only a record with baselines must know each of them. */
  readonly sinceBaseline?: true
  /** Checks what follows from rows and entries together. */
  readonly checks?: (tx: Tx, record: FamilyRecord) => Promise<Finding[]>
  /** Begins a check of all entries together. */
  readonly watch?: (tx: Tx, familyId: string) => Promise<Watch>
  /** Reads the present names of the items among these ids, as an export lists them. */
  readonly names?: (tx: Tx, ids: readonly string[]) => Promise<Partial<NamesOfItems>>
  /**
   * Finds the items whose contents the viewer may not be given, because they have not opened them: all, or those `among`
   * these ids.
   */
  readonly unopenedBy?: (tx: Tx, viewer: Viewer, among?: readonly string[]) => Promise<ReadonlySet<string>>
  /** Finds the items whose entries say more than a report that is handed on may. */
  readonly keptBack?: (tx: Tx) => Promise<readonly string[]>
  /** Finds the items that nobody but their author may see, which an export holds only when asked. */
  readonly keptPrivate?: (tx: Tx) => Promise<readonly string[]>
  /** Empties in the rows what their entries just lost, where nobody but an erasure may change them. The tables' owner runs it. */
  readonly erase?: (tx: Tx, lost: readonly LostTexts[]) => Promise<void>
  /** Builds the query for the items that entries about these ids name, each with the id that the entry is about. */
  readonly items?: (ids: readonly string[]) => RawBuilder<ItemRow>
  /** Builds the query for the ids of this kind whose entries also belong to the history of another item. */
  readonly belongingTo?: (id: string) => RawBuilder<{ id: string }>
  /** Finds the amount that an entry is about, in minor units. `known` are the item's columns after an earlier entry. */
  readonly amountOf?: (entry: ParsedEntry, known: Values) => number | null
  readonly print: PrintedPart
}

/** An entry's item, and the paths of the fields that the entry lost, as in `columns.note`. */
export type LostTexts = { readonly entityId: string; readonly removed: readonly string[] }

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
