import type { Tx, Viewer } from '../../db/tenancy.ts'
import { extensionPoint } from '../extension-point.ts'

/**
 * An event as a calendar report shows it: from one instant until another, or dates where it takes whole days, of which `until`
 * is the day after. `place` is null where it has none, or where it is hidden in prints.
 */
export type ReportedEvent = {
  readonly title: string
  readonly ownerId: string
  readonly whole: boolean
  readonly from: string
  readonly until: string
  readonly childIds: readonly string[]
  readonly place: string | null
}
export type ReportRange = { readonly from: string; readonly to: string }

/** Lets an area add what is on some days beside whose days they are, as the viewer may see it. */
export const reportedEvents =
  extensionPoint<(tx: Tx, viewer: Viewer, range: ReportRange) => Promise<readonly ReportedEvent[]>>()
