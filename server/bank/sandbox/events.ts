import { randomInt, randomUUID } from 'node:crypto'
import { addMs, type Instant } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { ResourceKind } from '../provider.ts'
import { sandboxStateOf, type World } from './state.ts'

/** Chance between 0 and 1 that no seed repeats: mischief is meant to surprise. */
const chance = () => randomInt(1_000_000) / 1_000_000

type Told = { readonly topic: string; readonly kind: ResourceKind; readonly ref: string; readonly at: Instant }

/** Notes that something happened, and the letters that tell of it: as many, as late and in such order as its mischief says. */
export const tell = async (tx: Tx, { clock }: Pick<World, 'clock'>, told: Told): Promise<void> => {
  const { duplicates, delay_ms, shuffled } = await sandboxStateOf(tx)
  const id = randomUUID()
  const { seq } = await tx
    .insertInto('sandbox_event')
    .values({ id, ...told })
    .returning('seq')
    .executeTakeFirstOrThrow()
  const letters = Array.from({ length: duplicates + 1 }, (_, copy) => ({
    event_id: id,
    copy,
    place: shuffled ? chance() : seq,
    due_at: addMs(clock.now(), Math.floor(chance() * delay_ms)),
    delivered_at: null,
    answer: null,
  }))
  await tx.insertInto('sandbox_delivery').values(letters).execute()
}
