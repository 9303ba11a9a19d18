import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { startPayment } from '../features/payments/payments.start.ts'
import { runAsSystem } from '../lifecycle/as-system.ts'
import { LifecycleRefusal } from '../lifecycle/refusals.ts'
import type { Jobs } from './jobs.ts'

type Due = Pick<Selectable<Schema['due_time']>, 'family_id' | 'entity' | 'entity_id' | 'due_at'>
type Needs = Pick<Deps, 'scopes' | 'clock' | 'enqueue' | 'log'>

const inOneLook = 200

/** What is due by now in any family, the longest due first, after the last one looked at. */
const dueAfter = ({ scopes }: Needs, now: string, last: Due | undefined): Promise<Due[]> =>
  scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('due_time')
      .select(['family_id', 'entity', 'entity_id', 'due_at'])
      .where('entity', '=', 'payment')
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
      .limit(inOneLook)
      .execute(),
  )

/** One payment in a transaction of its own. Where it no longer waits, another process or its payer was first. */
const startOne = async (needs: Needs, { family_id, entity_id }: Due): Promise<void> => {
  try {
    await runAsSystem(needs, family_id, (change) => startPayment(change, entity_id))
  } catch (error) {
    if (error instanceof LifecycleRefusal) return
    // The others go on, and this one is due still at the next look.
    needs.log.error({ err: error, payment: entity_id }, 'a planned payment could not be started')
  }
}

/**
 * Starts every planned payment whose day has come, once, however many processes look at the same time: the row is locked
 * and its chart lets it start from waiting alone. After a time without a server it finds all that was missed.
 */
export const startDue = async (needs: Needs): Promise<void> => {
  const now = needs.clock.now()
  for (let due = await dueAfter(needs, now, undefined); due.length > 0; due = await dueAfter(needs, now, due.at(-1)))
    for (const one of due) await startOne(needs, one)
}

/** Every minute. */
export const startDueJob = (jobs: Jobs, deps: Needs): void =>
  jobs.every('payments.start', '* * * * *', () => startDue(deps))
