import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'
import type { LeafOf } from '#machines/shared/decide.ts'
import { lawMark } from './law-mark.ts'
import {
  type Actor,
  byOf,
  type Command,
  decide,
  type Lifecycle,
  type LifecycleNames,
  type LifecycleRow,
  onlyRecorded,
} from './lifecycle.ts'
import { notify } from './notify.ts'
import { LifecycleRefusal } from './refusals.ts'
import { recordEvent, type UnitOfWork } from './unit-of-work.ts'

/**
 * These fields are left out of an entry: it has the version itself, only the payer may see the bank account, and nobody
 * learns from the record where somebody can be reached.
 */
const redactedFields: readonly string[] = ['type', 'version', 'bankAccountId', 'email']
const detailsOf = (command: Command, elsewhere: readonly string[] = []): Record<string, unknown> => {
  const left = [...redactedFields, ...elsewhere]
  return Object.fromEntries(Object.entries(command).filter(([key]) => !left.includes(key)))
}

const isPerson = (actor: Actor) => typeof actor !== 'string'

/**
 * Changes the status of a row; nothing else may. In the caller's transaction it locks the row, computes its facts and
 * asks the chart; then it writes the row and runs the chart's effects and the reactions of other lifecycles. The entry
 * is appended when the unit of work is finished. Throws `LifecycleRefusal`: notFound, changedSinceSeen (the person saw
 * another version or amount), notAllowedNow, or the code of a plan that does not include it.
 */
export const advance = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  change: UnitOfWork,
  lifecycle: Lifecycle<Machine, Row, LifecycleNames>,
  id: string,
  command: Command,
  actor: Actor,
): Promise<void> => {
  const { tx, now } = change
  const mayWrite = !isPerson(actor) || actor.mode === 'self'
  const found = await lockedWithContext(change, lifecycle, id, mayWrite ? 'toWrite' : 'toRead')
  if (!found) throw new LifecycleRefusal('notFound')
  const { row } = found
  if (isPerson(actor) && (command.version !== row.version || !lifecycle.sawAmounts(row, command)))
    throw new LifecycleRefusal('changedSinceSeen')
  const context = await found.context()
  const by = byOf(actor, lifecycle.people(row))
  const deadline = lifecycle.deadlineOf?.(row)
  const decideWith = (facts: ContextFrom<Machine>) =>
    isPerson(actor) && deadline && now >= deadline
      ? null
      : decide(lifecycle.machine, row.status, facts, { ...command, by } as EventFromLogic<Machine>)
  const answer = decideWith(context)
  if (!answer) {
    const { sold } = lifecycle
    throw new LifecycleRefusal(sold && decideWith(sold.given(context)) ? sold.code : 'notAllowedNow')
  }

  const version = row.version + 1
  const written = lifecycle.write(tx, row, { status: answer.status, version, changedAt: now })
  const details = detailsOf(command, lifecycle.recordedElsewhere)
  const payload = { from: row.status, to: answer.status, version, facts: context, ...details, ...lawMark }
  lifecycle.recordBefore?.(change, row)
  const place = change.entries.length
  if (!lifecycle.isUnrecorded)
    recordEvent(change, {
      kind: command.type,
      entity: lifecycle.entity,
      entityId: id,
      by,
      reach: row.reach,
      audience: row.audience,
      payload,
    })
  const run = async () => {
    const effects = answer.effects.map((name) => effectOf(lifecycle, name)).filter((effect) => effect !== onlyRecorded)
    for (const effect of effects) await effect(change, { row, command, actor })
    if (answer.effects.length === 0) return row
    const after = effects.length > 0 ? await rowAfter(change, lifecycle, id) : row
    return lifecycle.isUnrecorded ? after : keepColumns(change, lifecycle, after, place)
  }
  // The effects' statements are behind the row's own change, and fail if that does.
  const [, after] = await Promise.all([written, run()])
  change.live.push({ topic: lifecycle.topic, id, reach: after.reach, audience: after.audience })
  notify(change, lifecycle, after, { event: command.type, status: answer.status, by })
  await lifecycle.reaction?.(change, after)
}

/** The context is computed only for a person who saw the present version, unless it came with the row. */
const lockedWithContext = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  { tx, now }: UnitOfWork,
  lifecycle: Lifecycle<Machine, Row, LifecycleNames>,
  id: string,
  how: 'toWrite' | 'toRead',
) => {
  if (lifecycle.lockWithContext) {
    const found = await lifecycle.lockWithContext(tx, id, how)
    return found && { row: found.row, context: async () => found.context }
  }
  const row = await lifecycle.lock(tx, id, how)
  return row && { row, context: () => lifecycle.contextOf(tx, row, now) }
}

const effectOf = <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  { effects, entity }: Lifecycle<Machine, Row, LifecycleNames>,
  name: string,
) => {
  const effect = effects[name]
  if (!effect) throw new Error(`${entity} has no effect ${name}`)
  return effect
}

const rowAfter = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  { tx }: UnitOfWork,
  { lock, entity }: Lifecycle<Machine, Row, LifecycleNames>,
  id: string,
): Promise<Row> => {
  const row = await lock(tx, id, 'toRead')
  if (!row) throw new Error(`${entity} vanished while it changed`)
  return row
}

/** After effects ran, the entry contains the resulting columns and is appended to the row's present stream. */
const keepColumns = <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>(
  { entries }: UnitOfWork,
  { columnsOf, entity }: Lifecycle<Machine, Row, LifecycleNames>,
  row: Row,
  place: number,
): Row => {
  const entry = entries[place]
  if (!entry) throw new Error(`an entry of ${entity} vanished while it changed`)
  const payload = { ...entry.payload, columns: columnsOf(row) }
  entries[place] = { ...entry, reach: row.reach, audience: row.audience, payload }
  return row
}
