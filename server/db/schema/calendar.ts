import type { ColumnType } from 'kysely'
import type { ActualTimeStatus } from '#contract/calendar/actual-times.ts'
import type { ChangeRequestStatus, ExchangedTime } from '#contract/calendar/change-requests.ts'
import type { CalendarColour } from '#contract/calendar/colours.ts'
import type { HolidayStatus } from '#contract/calendar/holidays.ts'
import type { ParentingScheduleStatus } from '#contract/calendar/parenting-schedules.ts'
import type { SchoolBreakStatus } from '#contract/calendar/school-breaks.ts'
import type { CalendarEventStatus } from '#contract/calendar-events/calendar-events.ts'
import type { CalendarFeedStatus, FeedNames, FeedScope } from '#contract/calendar-feeds/calendar-feeds.ts'
import type { ConnectedCalendarStatus } from '#contract/connected-calendars/connected-calendars.ts'
import type { ReadEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import type { Cycle, Edge, HolidayDate, HolidayShare, MonthWeekends } from '#domain/parenting-time/plan.ts'
import type { Frequency } from '#domain/recurrence.ts'
import type { PlanAnswer } from '#machines/calendar/plan.types.ts'
import type { Restricted } from './restricted.ts'

/** PostgreSQL is given JSON as text and gives it back parsed. */
type Json<Value> = ColumnType<Value, string, string>

export type CalendarTables = {
  change_request: Restricted & {
    id: string
    /** The first of the requests that answer one another. */
    root_id: string
    previous_id: string | null
    status: ChangeRequestStatus
    version: number
    asker_id: string
    answerer_id: string
    kind: 'offer' | 'request'
    child_ids: string[]
    times: Json<readonly ExchangedTime[]>
    /** The asker's reason, and the answerer's words with a refusal. */
    note: string
    answer: string | null
    expires_at: string
    created_at: string
    changed_at: string
  }
  actual_time: Restricted & {
    id: string
    status: ActualTimeStatus
    version: number
    creator_id: string
    other_id: string
    /** The parent with whom the children really were. */
    parent_id: string
    child_ids: string[]
    from_at: string
    until_at: string
    /** The creator's words, and the other parent's with a dispute. */
    note: string
    reason: string | null
    created_at: string
    changed_at: string
  }
  school_break: Restricted & {
    id: string
    status: SchoolBreakStatus
    version: number
    creator_id: string
    other_id: string
    name: string
    child_ids: string[]
    from_on: string
    to_on: string
    created_at: string
    changed_at: string
  }
  swap: Restricted & {
    request_id: string
    place: number
    child_ids: string[]
    parent_id: string
    from_at: string
    until_at: string
  }
  holiday: Restricted & {
    id: string
    status: HolidayStatus
    version: number
    creator_id: string
    other_id: string
    /** The second parent who answers where a professional recorded it; null where a parent did. */
    second_parent_id: string | null
    name: string
    child_ids: string[]
    date: Json<HolidayDate>
    begins: Json<Edge>
    middle: ColumnType<Edge | null, string | null, string | null>
    ends: Json<Edge>
    odd: Json<HolidayShare>
    even: Json<HolidayShare>
    /** Years in which it is not kept. */
    left_out: Json<readonly number[]>
    /** It is kept on dates from `from_on` to `through_on`. */
    from_on: string
    through_on: string | null
    answer: PlanAnswer
    second_answer: PlanAnswer | null
    created_at: string
    changed_at: string
  }
  /** Why a parent disputes something that the whole family sees. */
  objection: Restricted & {
    id: string
    about_id: string
    creator_id: string
    reason: string
    created_at: string
  }
  parenting_schedule: Restricted & {
    id: string
    status: ParentingScheduleStatus
    version: number
    creator_id: string
    other_id: string
    /** The second parent who answers where a professional recorded it; null where a parent did. */
    second_parent_id: string | null
    name: string
    child_ids: string[]
    /** The parents of the two places in the pattern. */
    first_id: string
    second_id: string
    starts_on: string
    ends_on: string | null
    colour: string
    cycle: Json<Cycle>
    weekends: ColumnType<MonthWeekends | null, string | null, string | null>
    answer: PlanAnswer
    second_answer: PlanAnswer | null
    created_at: string
    changed_at: string
  }
}

export type CalendarFeedTables = {
  calendar_feed: Omit<Restricted, 'audience'> & {
    audience: string[]
    id: string
    status: CalendarFeedStatus
    version: number
    owner_id: string
    name: string
    scope: FeedScope
    names: FeedNames
    colour: CalendarColour
    created_at: string
    changed_at: string
  }
  /** Leads from the hash of a token to the feed and its owner. */
  calendar_feed_token: { token_hash: Buffer; family_id: string; feed_id: string; owner_id: string }
}

export type ConnectedCalendarTables = {
  connected_calendar: Omit<Restricted, 'audience'> & {
    audience: string[]
    id: string
    status: ConnectedCalendarStatus
    version: number
    owner_id: string
    name: string
    colour: CalendarColour
    created_at: string
    changed_at: string
  }
  /** The address of a connected calendar, sealed, and what was read from it. */
  connected_source: {
    family_id: string
    calendar_id: string
    owner_id: string
    host: string
    sealed: Buffer
    etag: string | null
    entries: Json<readonly ReadEntryDto[]>
    fetched_at: string | null
    problem: string | null
    failures: number
    next_at: string
  }
}

export type CalendarEventTables = {
  calendar_event: Restricted & {
    id: string
    status: CalendarEventStatus
    version: number
    owner_id: string
    /** The other parent, if there was one when it was recorded. */
    other_id: string | null
    /** The first row of the series that it belongs to. */
    series_id: string | null
    /** The day of the series in whose place it stands. */
    occurs_on: string | null
    title: string
    place: string | null
    notes: string | null
    parent_id: string
    pick_up_id: string | null
    drop_off_id: string | null
    child_ids: string[]
    colour: CalendarColour
    /** Its days and times are those of this zone. */
    zone: string
    /** The first time. Without times it takes whole days. */
    starts_on: string
    starts_at: string | null
    ends_on: string
    ends_at: string | null
    frequency: Frequency
    repeats_every: number
    weekdays: ColumnType<readonly number[] | null, string | null, string | null>
    /** Several weekdays of every second week count weeks from this day, 0 is Sunday; null is Monday. */
    week_start: number | null
    end_count: number | null
    end_on: string | null
    /** Its last time begins on this day. */
    last_on: string | null
    /** Days of the series in whose place another event stands. */
    left_out: ColumnType<readonly string[], string, string>
    reminder: number | null
    hides_place: boolean
    created_at: string
    changed_at: string
  }
  /** A time of which people were reminded. Without an instant it took whole days. */
  event_reminder: Restricted & { id: string; event_id: string; on_date: string; begins_at: string | null }
}
