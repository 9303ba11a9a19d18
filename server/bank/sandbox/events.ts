import { randomInt, randomUUID } from 'node:crypto'
import { addMs, type Instant } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { ResourceKind } from '../provider.ts'
import { type SandboxContext, sandboxRow } from './state.ts'

/** Returns a number from 0 to 1 that no seed repeats, because injected faults should be unpredictable. */
const chance = () => randomInt(1_000_000) / 1_000_000

type SandboxEvent = { readonly topic: string; readonly kind: ResourceKind; readonly ref: string; readonly at: Instant }

/** Records an event and its deliveries: how many, how late and in which order is set by the fault injection. */
export const recordEvent = async (
  tx: Tx,
  { clock }: Pick<SandboxContext, 'clock'>,
  event: SandboxEvent,
): Promise<void> => {
  const { duplicates, delay_ms, shuffled } = await sandboxRow(tx)
  const id = randomUUID()
  const { seq } = await tx
    .insertInto('sandbox_event')
    .values({ id, ...event })
    .returning('seq')
    .executeTakeFirstOrThrow()
  const deliveries = Array.from({ length: duplicates + 1 }, (_, copy) => ({
    event_id: id,
    copy,
    place: shuffled ? chance() : seq,
    due_at: addMs(clock.now(), Math.floor(chance() * delay_ms)),
    delivered_at: null,
    answer: null,
  }))
  await tx.insertInto('sandbox_delivery').values(deliveries).execute()
}
