import type { AnyStateMachine } from 'xstate'
import type { LeafOf } from '#machines/shared/decide.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { byOf, type Lifecycle, type LifecycleNames, type LifecycleRow } from './lifecycle.ts'
import { recordEvent, type UnitOfWork } from './unit-of-work.ts'

/** An item that people read one by one. */
export type Viewed<Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>> = {
  readonly lifecycle: Lifecycle<Machine, Row, LifecycleNames>
  /** Returns the person whose first view is recorded. They are not shown the item before they open it. */
  readonly firstViewer?: (row: Row) => string
}

/** Only that person's own session records a first view, not the others and not those who look on. */
const stamps = <Row>(firstViewer: ((row: Row) => string) | undefined, row: Row, viewer: Viewer): boolean =>
  viewer.mode === 'self' && firstViewer?.(row) === viewer.personId

const hasOpened = async (tx: Tx, id: string, viewer: Viewer): Promise<boolean> => {
  const stamp = await tx
    .selectFrom('viewed')
    .select('at')
    .where('entity_id', '=', id)
    .where('person_id', '=', viewer.personId)
    .executeTakeFirst()
  return stamp !== undefined
}

/**
 * Returns the row for those who may see all of it. Nobody is shown contents that "first viewed" would later say were
 * not seen.
 * @throws {Refusal} notFound, notOpenedYet
 */
export const openedRow = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  tx: Tx,
  viewer: Viewer,
  { lifecycle, firstViewer }: Viewed<Machine, Row>,
  id: string,
): Promise<Row> => {
  const [row, isOpened] = await Promise.all([
    lifecycle.lock(tx, id, 'toRead'),
    firstViewer && viewer.mode === 'self' ? hasOpened(tx, id, viewer) : true,
  ])
  if (!row) throw new Refusal('notFound')
  if (stamps(firstViewer, row, viewer) && !isOpened) throw new Refusal('notOpenedYet')
  return row
}

/**
 * Opens an item. A first view is recorded as a fact, only once even if two requests arrive at the same time.
 * @throws {Refusal} notFound
 */
export const openRow = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  change: UnitOfWork,
  viewer: Viewer,
  { lifecycle, firstViewer }: Viewed<Machine, Row>,
  id: string,
): Promise<Row> => {
  const { tx, familyId: family_id, now: at } = change
  const { entity, topic } = lifecycle
  const before = await lifecycle.lock(tx, id, 'toRead')
  if (!before) throw new Refusal('notFound')
  if (!stamps(firstViewer, before, viewer)) return before
  const stamp = tx
    .insertInto('viewed')
    .values({ family_id, entity_id: id, person_id: viewer.personId, at, audience: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  // A row may keep whether it was opened, so it is read again behind the stamp.
  const [stamped, row = before] = await Promise.all([stamp, lifecycle.lock(tx, id, 'toRead')])
  if (!stamped) return row
  const { reach, audience } = row
  const by = byOf(viewer, lifecycle.people(row))
  recordEvent(change, { kind: `${entity}.firstViewed`, entity, entityId: id, by, reach, audience, payload: {} })
  change.live.push({ topic, id, reach, audience })
  return row
}
