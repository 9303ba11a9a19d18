import type { Tx } from '../db/tenancy.ts'
import type { ProviderName, Ref, ResourceKind } from './provider.ts'

export type Claim = {
  readonly provider: ProviderName
  readonly ref: Ref
  readonly kind: ResourceKind
  readonly familyId: string
  /** The row of ours that this thing at the provider is: a payment account, a bank account, a payment. */
  readonly entityId: string
}

/**
 * Says that a thing at the provider is one of ours, in the transaction that learned of it; from then on what the provider tells of
 * it reaches its family. Saying it again changes nothing.
 */
export const claimResource = async (tx: Tx, { provider, ref, kind, familyId, entityId }: Claim): Promise<void> => {
  await tx
    .insertInto('bank_resource')
    .values({ provider, ref, kind, family_id: familyId, entity_id: entityId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What our row is at this provider, for the system's door; undefined where it is not there yet. */
export const refOf = async (
  tx: Tx,
  { provider, kind, entityId }: Pick<Claim, 'provider' | 'kind' | 'entityId'>,
): Promise<Ref | undefined> => {
  const row = await tx
    .selectFrom('bank_resource')
    .select('ref')
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .executeTakeFirst()
  return row?.ref
}
