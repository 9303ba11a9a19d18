import type { ColumnType } from 'kysely'
import type { ParentingScheduleStatus } from '#contract/calendar/parenting-schedules.ts'
import type { Cycle, MonthWeekends } from '#domain/parenting-time/plan.ts'
import type { ScheduleAnswer } from '#machines/calendar/parenting-schedule.types.ts'
import type { Restricted } from './restricted.ts'

/** PostgreSQL is given JSON as text and gives it back parsed. */
type Json<Value> = ColumnType<Value, string, string>

export type CalendarTables = {
  parenting_schedule: Restricted & {
    id: string
    status: ParentingScheduleStatus
    version: number
    creator_id: string
    other_id: string
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
    answer: ScheduleAnswer
    reason: string | null
    created_at: string
    changed_at: string
  }
}
