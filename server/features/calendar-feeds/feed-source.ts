import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import { limits } from '#contract/limits.ts'
import { type Locale, uiLocale } from '#contract/locale.ts'
import { addDays, dateIn, epochOf, midnight, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { countedHolidays, type HolidayRow } from '../calendar/holidays/holidays.store.ts'
import { layersOf } from '../calendar/parenting-time.routes.ts'
import { answersOf } from '../calendar/plan/plan.people.ts'
import { countedSchedules, type ScheduleRow } from '../calendar/schedules.store.ts'
import { personById } from '../session/session.people.ts'
import { eventsOfFeed, type FeedEvent } from './feed-events.ts'
import type { FeedRow } from './feeds.store.ts'

type Named = { readonly id: string; readonly name: string }
type Shown = Pick<FeedRow, 'id' | 'owner_id' | 'version' | 'name' | 'scope' | 'names' | 'colour'>

/** A schedule or a holiday: who recorded it, and what each other parent says. */
type FeedPlan = Pick<ScheduleRow, 'id' | 'name' | 'creator_id'> & {
  readonly answers: ReturnType<typeof answersOf>
}

/** Everything that a feed is written from: what is equal here gives the same bytes. `feedTagOf` counts all of it. */
export type FeedSource = {
  readonly feed: Shown
  readonly locale: Locale
  readonly today: PlainDate
  readonly layers: ParentingTimeDto
  readonly schedules: readonly FeedPlan[]
  readonly holidays: readonly FeedPlan[]
  readonly parents: readonly Named[]
  /** The people who recorded a schedule or a holiday, or with whom the owner is connected. */
  readonly professionals: readonly Named[]
  readonly children: readonly Named[]
  /** Empty where the feed's scope has none. Their times follow from them. */
  readonly events: readonly FeedEvent[]
  /** It grows with every change of what decides whose day it is. */
  readonly sequence: number
}

const membersOf = async (tx: Tx, role: 'parent' | 'professional'): Promise<Named[]> =>
  tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.first_name as name'])
    .where('membership.role', '=', role)
    .orderBy('person.id')
    .execute()

const childrenIn = async (tx: Tx): Promise<Named[]> =>
  tx.selectFrom('child').select(['id', 'first_name as name']).where('removed_at', 'is', null).orderBy('id').execute()

const sequenceOf = async (tx: Tx): Promise<number> => {
  const changesOf = async (table: 'parenting_schedule' | 'holiday' | 'school_break'): Promise<number> => {
    const { changes } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.sum<string | null>('version').as('changes'))
      .executeTakeFirstOrThrow()
    return Number(changes ?? 0)
  }
  const plans = (await changesOf('parenting_schedule')) + (await changesOf('holiday'))
  return plans + (await changesOf('school_break'))
}

const planOf = (row: ScheduleRow | HolidayRow): FeedPlan => ({
  id: row.id,
  name: row.name,
  creator_id: row.creator_id,
  answers: answersOf(row),
})

/** Reads what a feed shows, as its owner may see it now. */
export const feedSourceOf = async (tx: Tx, row: FeedRow, now: string): Promise<FeedSource> => {
  const { id, owner_id, version, name, scope, names, colour } = row
  // The feed words answers by the schedules and holidays below, for its owner.
  const layers = await layersOf(tx, { standing: 'child', mode: 'self' })
  const today = dateIn(now, layers.zone)
  return {
    feed: { id, owner_id, version, name, scope, names, colour },
    locale: uiLocale((await personById(tx, owner_id)).locale),
    today,
    layers,
    schedules: (await countedSchedules(tx)).map(planOf),
    holidays: (await countedHolidays(tx)).map(planOf),
    parents: await membersOf(tx, 'parent'),
    professionals: await membersOf(tx, 'professional'),
    children: await childrenIn(tx),
    events: scope === 'withEvents' ? await eventsOfFeed(tx, today) : [],
    sequence: (await sequenceOf(tx)) + layers.swaps.length,
  }
}

/** Returns the days that a feed covers, as instants. It moves on at the family's midnight. */
export const rangeOf = ({ today, layers: { zone } }: Pick<FeedSource, 'today' | 'layers'>) => ({
  from: epochOf(midnight(addDays(today, -limits.feedServing.daysBack), zone)),
  until: epochOf(midnight(addDays(today, limits.feedServing.daysAhead), zone)),
})
