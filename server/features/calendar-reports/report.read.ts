import { type ParentingTimeDto, planOf } from '#contract/calendar/parenting-time.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { rangeOfDays } from '#domain/parenting-time/folds.ts'
import { isReported } from '#domain/parenting-time/is-reported.ts'
import { type KeptHoliday, keptHolidays } from '#domain/parenting-time/kept-holidays.ts'
import { type ReportedDay, type ReportedShare, reportedDays, reportedShares } from '#domain/parenting-time/report.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { type ActualTimeRow, allActual } from '../calendar/actual/actual.store.ts'
import { layersOf } from '../calendar/parenting-time.routes.ts'
import { allRequests, type RequestRow } from '../calendar/requests.store.ts'
import { type ReportedEvent, type ReportRange, reportedEvents } from './report.events.ts'

/** Everything that a calendar report shows, as the viewer may read it. */
export type ReportData = {
  readonly range: ReportRange
  readonly layers: ParentingTimeDto
  readonly parents: readonly string[]
  readonly days: readonly ReportedDay[]
  readonly shares: readonly ReportedShare[]
  readonly holidays: readonly KeptHoliday[]
  readonly events: readonly ReportedEvent[]
  /** Chains of requests that answer one another, each from its first one on. */
  readonly chains: readonly (readonly RequestRow[])[]
  /** What a parent says has really happened, whatever the other one answered, the earliest time first. */
  readonly actual: readonly ActualTimeRow[]
}

const chainsOf = (rows: readonly RequestRow[], range: ReportRange, zone: string): RequestRow[][] =>
  [...Map.groupBy(rows.toReversed(), ({ root_id }) => root_id).values()].filter((chain) =>
    chain.some(({ created_at: createdAt, times }) => isReported({ createdAt, times }, range, zone)),
  )

const actualIn = (rows: readonly ActualTimeRow[], range: ReportRange, zone: string): ActualTimeRow[] =>
  rows
    .filter(({ created_at: createdAt, from_at: from, until_at: until }) =>
      isReported({ createdAt, times: [{ from, until }] }, range, zone),
    )
    .toReversed()

export const readReport = async (tx: Tx, viewer: Viewer, range: ReportRange): Promise<ReportData> => {
  const layers = await layersOf(tx, viewer)
  const members = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .orderBy('person_id')
    .execute()
  const parents = members.map(({ person_id }) => person_id)
  const { zone } = layers
  const engine = createEngine(planOf(layers))
  const { schedules, holidays, swaps, actual } = layers
  const named = [...schedules, ...holidays, ...swaps, ...actual].flatMap(({ childIds }) => childIds)
  const childIds = [...new Set(named)].toSorted()
  const events = await Promise.all(reportedEvents.parts().map((part) => part(tx, viewer, range)))
  return {
    range,
    layers,
    parents,
    days: reportedDays(engine, childIds, range, zone),
    shares: reportedShares(engine, childIds, parents, range, zone),
    holidays: keptHolidays(engine, childIds, rangeOfDays(zone, range)),
    events: events.flat(),
    chains: chainsOf(await allRequests(tx), range, zone),
    actual: actualIn(await allActual(tx), range, zone),
  }
}
