import type { PlainDate } from '../time.ts'

// Describes everything that decides who has a child. All times are wall times of the family's zone, except those of
// swaps, which are instants because two people agreed on them.

/** A time on the clock, `00:00` to `24:00`. */
export type TimeOfDay = string

/** A time on the clocks of the place where a journey ends. `day` counts from the date of the exchange in the family's zone. */
export type Arrival = { readonly day: number; readonly time: TimeOfDay; readonly zone: string }

/** Describes how a child changes homes. A named time ("School out") may differ on a day without school. */
export type Handover = {
  readonly time: TimeOfDay
  readonly withoutSchool: TimeOfDay | null
  readonly name: string | null
  readonly place: string | null
  /** The children travel, and arrive then. Exchanges from before there were journeys say nothing of it. */
  readonly arrival?: Arrival | null | undefined
  /** Feeds and prints leave the place out, and the arrival with it, because its zone says where. */
  readonly hidesPlace?: boolean | undefined
}

/** The two places of a pattern. Which parent has which is the schedule's choice, so that they can be exchanged. */
export type Side = 'first' | 'second'

/** From this moment of the cycle the child is with `to`. */
export type CycleChange = { readonly day: number; readonly to: Side; readonly handover: Handover }

/** A cycle has 1 to 56 days. The first day of a schedule is the day `beginsOn` of its cycle; both are counted from 0. */
export type Cycle = {
  readonly length: number
  readonly beginsOn: number
  readonly changes: readonly CycleChange[]
}

/** A moment near a date: `day` days after it, or before it when negative. */
export type Edge = { readonly day: number; readonly handover: Handover }

export type WeekendOfMonth = 1 | 2 | 3 | 4 | 'last'
/** Every other fifth weekend counts from the schedule's first day on. */
export type FifthWeekends = 'all' | 'none' | 'everyOther'

/** Weekends are numbered by their Friday; `begins` and `ends` are counted from it. The cycle decides everything else. */
export type MonthWeekends = {
  readonly weekends: readonly WeekendOfMonth[]
  readonly fifth: FifthWeekends
  readonly to: Side
  readonly begins: Edge
  readonly ends: Edge
}

export type Schedule = {
  readonly id: string
  readonly childIds: readonly string[]
  readonly parents: Readonly<Record<Side, string>>
  readonly startsOn: PlainDate
  /** The last day; null when it has none. */
  readonly endsOn: PlainDate | null
  readonly cycle: Cycle
  readonly weekends: MonthWeekends | null
}

/** 0 is Sunday. A negative `nth` counts from the end of the month. */
export type HolidayDate =
  | { readonly by: 'date'; readonly month: number; readonly day: number }
  | { readonly by: 'weekday'; readonly month: number; readonly nth: number; readonly weekday: number }
  /** The weekday on the date or next to it. */
  | {
      readonly by: 'weekdayNear'
      readonly month: number
      readonly day: number
      readonly weekday: number
      readonly side: 'onOrBefore' | 'onOrAfter'
    }
  | { readonly by: 'easter'; readonly church: 'western' | 'orthodox'; readonly offset: number }
  /** Dates that follow no rule, at most one a year. A range of one year is a single one. */
  | { readonly by: 'list'; readonly dates: readonly PlainDate[] }

/**
 * Says who has a holiday in a year: nobody, because it is not kept; whoever has the day, so that it is a label; one
 * parent; or the parents of its two halves.
 */
export type HolidayShare = 'none' | 'whoeverHasIt' | readonly string[]

export type Holiday = {
  readonly id: string
  readonly childIds: readonly string[]
  readonly date: HolidayDate
  readonly begins: Edge
  readonly ends: Edge
  /** The middle of a holiday in halves. */
  readonly middle: Edge | null
  readonly odd: HolidayShare
  readonly even: HolidayShare
  /** Years in which the parents leave it out. */
  readonly except: readonly number[]
  /** It is kept when its date lies within; `through` is null as long as nobody ended it. */
  readonly from: PlainDate
  readonly through: PlainDate | null
}

/** A child's time from one instant to another, in milliseconds, is with `parent`. Times that were swapped, or that happened. */
export type Agreed = {
  readonly id: string
  readonly childIds: readonly string[]
  readonly parent: string
  readonly from: number
  readonly until: number
}

/** Days without school, first and last included. Saturdays and Sundays have none anyway. */
export type WithoutSchool = { readonly childId: string; readonly from: PlainDate; readonly to: PlainDate }

export type ParentingPlan = {
  readonly zone: string
  readonly schedules: readonly Schedule[]
  readonly holidays: readonly Holiday[]
  readonly swaps: readonly Agreed[]
  /** Records what really happened, which changes no plan. */
  readonly actual: readonly Agreed[]
  readonly withoutSchool: readonly WithoutSchool[]
}
