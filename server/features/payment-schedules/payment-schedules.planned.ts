import type { PaymentSeriesSummaryDto } from '#contract/payment-schedules/payment-schedules.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'
import type { NoticeSubject, SubjectsOf } from '../feature.ts'
import type { Target } from './payment-schedules.begin.ts'
import type { SeriesRecord } from './payment-schedules.store.ts'

/** Of a series, by its id, what it pays as its readers see it. */
type Described = Partial<PaymentSeriesSummaryDto>

/** What a series asks of an area whose rows its payments pay. Each series pays rows of one area alone. */
export type PlannedThing = {
  /** Locks what the series pays, as its payments do, before the series. */
  readonly lock: (tx: Tx, seriesId: string) => Promise<void>
  readonly describe: (tx: Tx, rows: readonly SeriesRecord[]) => Promise<ReadonlyMap<string, Described>>
  /** What the notices of series are about, by the series' id. */
  readonly subjects: SubjectsOf
  /** What the series pays, as something to plan payments of; null when it is none of the area's. */
  readonly targetOf: (change: UnitOfWork, row: SeriesRecord, actor: Viewer) => Promise<Target | null>
}

export const plannedThings: ExtensionPoint<PlannedThing> = extensionPoint()

export const seriesSubjects: SubjectsOf = async (tx, personId, ids) => {
  const found = new Map<string, Partial<NoticeSubject>>()
  for (const { subjects } of plannedThings.parts())
    for (const [id, subject] of await subjects(tx, personId, ids)) found.set(id, subject)
  return found
}

export const describedSeries = async (
  tx: Tx,
  rows: readonly SeriesRecord[],
): Promise<ReadonlyMap<string, Described>> => {
  const found = new Map<string, Described>()
  for (const { describe } of plannedThings.parts())
    for (const [id, described] of await describe(tx, rows)) found.set(id, described)
  return found
}

export const targetOfSeries = async (change: UnitOfWork, row: SeriesRecord, actor: Viewer): Promise<Target> => {
  for (const { targetOf } of plannedThings.parts()) {
    const target = await targetOf(change, row, actor)
    if (target) return target
  }
  throw new Error('a series pays nothing that is known')
}
