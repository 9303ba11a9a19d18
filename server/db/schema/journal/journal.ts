import type { ColumnType } from 'kysely'
import type { JournalEntryStatus } from '#contract/journal/journal-entries.ts'
import type { JournalKind } from '#contract/journal/journal-kinds.ts'
import type { Place } from '#contract/journal/place.ts'

export type JournalTables = {
  journal_entry: {
    family_id: string
    id: string
    status: JournalEntryStatus
    version: number
    kind: JournalKind
    author_id: string
    /** The day that it is about. */
    on_date: string
    body: string
    place: ColumnType<Place | null, string | null, string | null>
    /** The device's own clock, which may be wrong. */
    device_at: string | null
    /** The files of the present edition. */
    file_ids: string[]
    edition: number
    shared_at: string | null
    created_at: string
    changed_at: string
    reach: 'named' | 'closed'
    /** The author comes first. */
    audience: string[]
  }
  journal_view: {
    family_id: string
    id: string
    entry_id: string
    edition: number
    person_id: string
    at: string
    reach: 'named'
    audience: string[]
  }
}
