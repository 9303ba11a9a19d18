import type { ColumnType, Generated } from 'kysely'
import type { CalendarView } from '#contract/calendar/calendar-view.ts'
import type { AvatarColor, WeekStart } from '#contract/profile/profile.ts'
import type { Currency } from '#domain/money.ts'
import type { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import type { LeafOf } from '#machines/shared/decide.ts'
import type { Restricted } from './restricted.ts'

export type PeopleTables = {
  family: { id: string; country: string; currency: Currency; time_zone: string; created_at: string }
  person: {
    id: string
    username: string
    first_name: string
    last_name: string
    locale: string
    time_zone: string
    user_type: 'parent' | 'child' | 'thirdParty' | 'professional' | 'admin'
    is_attorney: boolean
    created_at: string
    avatar_color: ColumnType<AvatarColor | null, AvatarColor | null | undefined, AvatarColor | null>
    week_start: ColumnType<WeekStart | null, WeekStart | null | undefined, WeekStart | null>
    calendar_view: ColumnType<CalendarView | null, CalendarView | null | undefined, CalendarView | null>
  }
  /** Only the person, in a session of their own, and the mails to them read this. */
  contact_details: {
    person_id: string
    email: string
    phone: string | null
    line1: string | null
    line2: string | null
    city: string | null
    state: string | null
    postal_code: string | null
    country: string | null
    date_of_birth: ColumnType<string | null, string | null | undefined, string | null>
    /** At this instant the person showed that they read mails to the address; null when they never did. */
    email_confirmed_at: ColumnType<string | null, string | null | undefined, string | null>
  }
  membership: {
    family_id: string
    person_id: string
    role: 'parent' | 'child' | 'thirdParty' | 'professional'
    side: 'A' | 'B' | null
    since: string
    /** Null for a parent who has no account yet. */
    joined_at: ColumnType<string | null, string | null | undefined, string | null>
    /** Nobody acts as this member any more since then, because their account was closed. */
    closed_at: Generated<string | null>
  }
  /** Says whose account acts as a member who was known by name before; seen by no family. */
  member_account: { person_id: string; account_id: string; since: string }
  child: {
    family_id: string
    id: string
    version: Generated<number>
    first_name: string
    person_id: string | null
    archived_at: string | null
    removed_at: string | null
  }
  /** Details that only the parents and those who look as one of them may see. */
  child_detail: Restricted & {
    child_id: string
    last_name: string | null
    date_of_birth: string | null
  }
  credential: { person_id: string; password_hash: string; changed_at: string }
}

export type LinkedAccountTables = {
  /** The account of a child or of somebody close to the family, which the parents made. */
  linked_account: Restricted & {
    id: string
    status: LeafOf<typeof linkedAccountMachine>
    version: number
    kind: 'child' | 'thirdParty'
    person_id: string
    child_id: string | null
    created_by: string
    consent_by: string | null
    consent_at: string | null
    /** The holder chose a password then; null while none counts. */
    accepted_at: string | null
    code_until: string | null
    created_at: string
    changed_at: string
  }
  /** Leads from the hash of a code to the account. */
  linked_code: { code_hash: Buffer; family_id: string; account_id: string; until_at: string }
}
