import type { Tx } from '../db/tenancy.ts'

export type Claim = {
  readonly provider: string
  /** An opaque id at the provider. */
  readonly ref: string
  readonly kind: string
  /** Names our row. */
  readonly entityId: string
} & ({ readonly familyId: string } | { readonly personId: string })

/**
 * Records that a resource at the provider belongs to one of our rows, so that its webhooks reach the right family or person. It
 * runs in the transaction that learned the id; repeating it changes nothing.
 */
export const claimResource = async (tx: Tx, { provider, ref, kind, entityId, ...owner }: Claim): Promise<void> => {
  const owned = 'familyId' in owner ? { family_id: owner.familyId } : { family_id: null, person_id: owner.personId }
  await tx
    .insertInto('bank_resource')
    .values({ provider, ref, kind, entity_id: entityId, ...owned })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the provider's id of our row, or undefined when it has none yet. It runs in `asSystem`. */
export const refOf = async (
  tx: Tx,
  { provider, kind, entityId }: Pick<Claim, 'provider' | 'kind' | 'entityId'>,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('bank_resource')
    .select('ref')
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .executeTakeFirst()
  return row?.ref
}
