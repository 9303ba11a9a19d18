import { type Selectable, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Tx } from '../db/tenancy.ts'
import type { JobDeps } from '../deps.ts'
import type { DueHandler } from '../features/feature.ts'
import { runAsSystem } from '../lifecycle/as-system.ts'
import { LifecycleRefusal } from '../lifecycle/refusals.ts'
import type { Jobs } from './jobs.ts'

type Due = Pick<Selectable<Schema['due_time']>, 'family_id' | 'entity' | 'entity_id' | 'due_at'>
type DueTimesDeps = Pick<JobDeps, 'scopes' | 'clock' | 'enqueue' | 'log' | 'features'>

const rowsPerLook = 200
const familiesAtOnce = 4

/** Returns rows of any family that are due, longest due first, after the last one that was examined. */
const dueAfter = ({ scopes }: DueTimesDeps, now: string, last: Due | undefined): Promise<Due[]> =>
  scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('due_time')
      .select(['family_id', 'entity', 'entity_id', 'due_at'])
      .where('due_at', '<=', now)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('due_at', 'family_id', 'entity_id'),
            '>',
            tuple(last?.due_at ?? '', last?.family_id ?? '', last?.entity_id ?? ''),
          ),
        ),
      )
      .orderBy('due_at')
      .orderBy('family_id')
      .orderBy('entity_id')
      .limit(rowsPerLook)
      .execute(),
  )

/**
 * Skips rows that another process handles, like `for update skip locked`. A lock on the row itself could deadlock,
 * because a change of a payment locks the payment before its due time; see docs/decisions/027-planned-payments.md.
 */
const isFree = async (tx: Tx, { family_id, entity_id }: Due): Promise<boolean> => {
  const key = `due ${family_id} ${entity_id}`
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as free`.execute(tx)
  return rows[0]?.free ?? false
}

/** Handles one row in a transaction of its own. A handler that finds nothing to do changes nothing. */
const handleOne = async (deps: DueTimesDeps, handle: DueHandler, due: Due): Promise<void> => {
  try {
    await runAsSystem(deps, due.family_id, async (change) => {
      if (await isFree(change.tx, due)) await handle(change, due.entity_id)
    })
  } catch (error) {
    // Another process or a person was faster.
    if (error instanceof LifecycleRefusal) return
    // Other rows are handled nevertheless, and this one is due again in the next run.
    deps.log.error({ err: error, [due.entity]: due.entity_id }, 'what was due could not be done')
  }
}

/**
 * Handles everything that is due exactly once, however many processes run at the same time. Rows of one family are
 * handled in the order of their times, because limits count earlier ones; families are handled in parallel. After a
 * downtime it catches up.
 */
export const handleDueTimes = async (deps: DueTimesDeps): Promise<void> => {
  const handlers = new Map(deps.features.flatMap(({ dueTimes }) => Object.entries(dueTimes ?? {})))
  const now = deps.clock.now()
  for (let due = await dueAfter(deps, now, undefined); due.length > 0; due = await dueAfter(deps, now, due.at(-1))) {
    const families = [...Map.groupBy(due, ({ family_id }) => family_id).values()]
    const worker = async () => {
      for (let own = families.shift(); own; own = families.shift())
        for (const one of own) {
          const handle = handlers.get(one.entity)
          if (handle) await handleOne(deps, handle, one)
        }
    }
    await Promise.all(Array.from({ length: familiesAtOnce }, worker))
  }
}

export const dueTimesJob = (jobs: Jobs, deps: DueTimesDeps): void =>
  jobs.every('due-times', '* * * * *', () => handleDueTimes(deps))
