import type { ColumnType } from 'kysely'
import type { InfoEntryStatus } from '#contract/info-bank/info-entries.ts'
import type { InfoSection, InfoValues } from '#contract/info-bank/info-fields.ts'

export type InfoBankTables = {
  info_entry: {
    family_id: string
    id: string
    status: InfoEntryStatus
    version: number
    author_id: string
    /** The other parent, once it is shared. */
    other_id: string | null
    title: string
    sections: InfoSection[]
    /** Empty where it concerns a parent. */
    child_ids: string[]
    parent_id: string | null
    emergency: boolean
    /** Fields without a text are missing. */
    fields: ColumnType<InfoValues, string, string>
    notes: string
    /** The files of the present edition. */
    file_ids: string[]
    edition: number
    shared_at: string | null
    created_at: string
    changed_at: string
    changed_by: string
    reach: 'parents' | 'closed'
    audience: string[] | null
  }
}
