import { type AnyStateMachine, type InputFrom, initialTransition } from 'xstate'
import { type LeafOf, leafOf } from '#machines/shared/decide.ts'
import { type Change, note } from './change.ts'
import { byOf, type Lifecycle, type LifecycleRow, type Mover } from './lifecycle.ts'
import { tell } from './tell.ts'

/**
 * Creates a row in the state that the chart chooses from `input`. `insert` writes it; the entry keeps its columns.
 * The kind is `<entity>.begin`; `details` is what else the record should tell of it. Reactions run as after any other move.
 */
export const begin = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  change: Change,
  lifecycle: Lifecycle<Machine, Row>,
  input: InputFrom<Machine>,
  insert: (status: LeafOf<Machine>) => Promise<Row>,
  mover: Mover,
  details: Readonly<Record<string, unknown>> = {},
): Promise<Row> => {
  const chart: AnyStateMachine = lifecycle.machine
  const [initial] = initialTransition(chart, input)
  const row = await insert(leafOf(initial.value) as LeafOf<Machine>)
  const { entity } = lifecycle
  const by = byOf(mover, lifecycle.people(row))
  note(change, {
    kind: `${entity}.begin`,
    entity,
    entityId: row.id,
    by,
    audience: row.audience,
    payload: { to: row.status, version: row.version, input, ...details, columns: lifecycle.columnsOf(row) },
  })
  change.live.push({ topic: lifecycle.topic, id: row.id, audience: row.audience })
  tell(change, lifecycle, row, { event: `${entity}.begin`, status: row.status, by })
  await lifecycle.reaction?.(change, row)
  return row
}
