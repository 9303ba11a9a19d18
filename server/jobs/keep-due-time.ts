import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Stores when the clock must look at something again; null means never. */
export const keepDueTime = async (
  { tx, familyId }: Pick<UnitOfWork, 'tx' | 'familyId'>,
  { entity, id }: { readonly entity: string; readonly id: string },
  due_at: string | null,
): Promise<void> => {
  if (due_at === null) {
    await tx.deleteFrom('due_time').where('entity_id', '=', id).execute()
    return
  }
  await tx
    .insertInto('due_time')
    .values({ family_id: familyId, entity, entity_id: id, due_at })
    .onConflict((conflict) => conflict.columns(['family_id', 'entity_id']).doUpdateSet({ due_at }))
    .execute()
}
