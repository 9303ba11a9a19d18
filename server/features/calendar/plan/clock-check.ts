import type { Reach } from '#domain/reach.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { Finding } from '../../../history/record-part.ts'

/** An item, whoever sees it, and the instant at which the clock must look at it again; null means never. */
export type Clocked = { readonly id: string; readonly due: string | null; readonly reach: Reach }

/** Finds items of a kind that the clock does not keep, or keeps at another instant or for others than those who see them. */
export const clockFindings = async (
  tx: Tx,
  entity: string,
  items: readonly Clocked[],
  problem: string,
): Promise<Finding[]> => {
  const times = await tx
    .selectFrom('due_time')
    .select(['entity_id', 'due_at', 'reach', 'audience'])
    .where('entity', '=', entity)
    .execute()
  const kept = new Map(times.map((time) => [time.entity_id, time]))
  const idle = items.filter(({ id, due, reach }) => {
    const time = kept.get(id)
    const isExposed = time !== undefined && (time.reach !== reach || time.audience !== null)
    return isExposed || (time?.due_at ?? null) !== due
  })
  const known = new Set(items.map(({ id }) => id))
  const invented = times.map(({ entity_id }) => entity_id).filter((id) => !known.has(id))
  return [...idle.map(({ id }) => id), ...invented].map((id) => `${entity} ${id}: ${problem}`)
}
