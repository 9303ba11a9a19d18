import { type AnyStateMachine, type InputFrom, initialTransition } from 'xstate'
import { type LeafOf, leafOf } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { lawMark } from './law-mark.ts'
import { type Actor, byOf, type Lifecycle, type LifecycleNames, type LifecycleRow } from './lifecycle.ts'
import { notify } from './notify.ts'
import { recordEvent, type UnitOfWork } from './unit-of-work.ts'

type Begun = { readonly by: By; readonly input: unknown; readonly details?: Readonly<Record<string, unknown>> }

/** Records that a row began, with its columns. */
export const recordBegin = <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  change: UnitOfWork,
  { entity, columnsOf }: Pick<Lifecycle<Machine, Row, LifecycleNames>, 'entity' | 'columnsOf'>,
  row: Row,
  { by, input, details = {} }: Begun,
): void =>
  recordEvent(change, {
    kind: `${entity}.begin`,
    entity,
    entityId: row.id,
    by,
    reach: row.reach,
    audience: row.audience,
    payload: { to: row.status, version: row.version, input, ...details, columns: columnsOf(row), ...lawMark },
  })

/**
 * Creates a row in the state that the chart chooses from `input`. `insert` writes it, and the entry contains its
 * columns. The entry's kind is `<entity>.begin`; `details` are its further contents. Reactions run as after any other
 * move.
 */
export const begin = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  change: UnitOfWork,
  lifecycle: Lifecycle<Machine, Row, LifecycleNames>,
  input: InputFrom<Machine>,
  insert: (status: LeafOf<Machine>) => Promise<Row>,
  actor: Actor,
  details: Readonly<Record<string, unknown>> = {},
): Promise<Row> => {
  const chart: AnyStateMachine = lifecycle.machine
  const [initial] = initialTransition(chart, input)
  const row = await insert(leafOf(initial.value) as LeafOf<Machine>)
  const { entity } = lifecycle
  const by = byOf(actor, lifecycle.people(row))
  if (!lifecycle.isUnrecorded) recordBegin(change, lifecycle, row, { by, input, details })
  change.live.push({ topic: lifecycle.topic, id: row.id, reach: row.reach, audience: row.audience })
  notify(change, lifecycle, row, { event: `${entity}.begin`, status: row.status, by })
  await lifecycle.reaction?.(change, row)
  return row
}
