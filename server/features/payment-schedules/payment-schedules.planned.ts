import type { PaymentSeriesSummaryDto } from '#contract/payment-schedules/payment-schedules.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'
import type { NoticeSubject, SubjectsOf } from '../feature.ts'
import type { Target } from './payment-schedules.begin.ts'
import type { SeriesRecord } from './payment-schedules.store.ts'

/** Describes the paid item as the readers of a series see it, by the series' id. */
type Described = Partial<PaymentSeriesSummaryDto>

/** The functions that a series requires of an area whose rows its payments pay. Each series pays rows of one area only. */
export type PlannedItem = {
  /** Locks what the series pays before the series, as its payments do. */
  readonly lock: (tx: Tx, seriesId: string) => Promise<void>
  readonly describe: (tx: Tx, rows: readonly SeriesRecord[]) => Promise<ReadonlyMap<string, Described>>
  /** Returns the subjects of notices of series, by the series' id. */
  readonly subjects: SubjectsOf
  /** Returns what the series pays as a target for a plan; null when it belongs to another area. */
  readonly targetOf: (change: UnitOfWork, row: SeriesRecord, actor: Viewer) => Promise<Target | null>
}

export const plannedItems: ExtensionPoint<PlannedItem> = extensionPoint()

export const seriesSubjects: SubjectsOf = async (tx, personId, ids) => {
  const found = new Map<string, Partial<NoticeSubject>>()
  for (const { subjects } of plannedItems.parts())
    for (const [id, subject] of await subjects(tx, personId, ids)) found.set(id, subject)
  return found
}

export const describedSeries = async (
  tx: Tx,
  rows: readonly SeriesRecord[],
): Promise<ReadonlyMap<string, Described>> => {
  const found = new Map<string, Described>()
  for (const { describe } of plannedItems.parts())
    for (const [id, described] of await describe(tx, rows)) found.set(id, described)
  return found
}

export const targetOfSeries = async (change: UnitOfWork, row: SeriesRecord, actor: Viewer): Promise<Target> => {
  for (const { targetOf } of plannedItems.parts()) {
    const target = await targetOf(change, row, actor)
    if (target) return target
  }
  throw new Error('a series pays nothing that is known')
}
