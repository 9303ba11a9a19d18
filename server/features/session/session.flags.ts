import { type Flag, type FlagContext, type FlagOverrides, flagOverridesIn } from '#contract/flags.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'

/** Returns the flag overrides of this session. */
export const overridesOf = async (tx: Tx, sessionId: string): Promise<FlagOverrides> => {
  const row = await tx.selectFrom('session').select('flag_overrides').where('id', '=', sessionId).executeTakeFirst()
  return flagOverridesIn(row?.flag_overrides)
}

/** `on` is null to follow the flag's rule again. */
export const setOverride = async (tx: Tx, sessionId: string, flag: Flag, on: boolean | null): Promise<void> => {
  const { [flag]: _, ...others } = await overridesOf(tx, sessionId)
  const overrides = on === null ? others : { ...others, [flag]: on }
  await tx
    .updateTable('session')
    .set({ flag_overrides: JSON.stringify(overrides) })
    .where('id', '=', sessionId)
    .execute()
}

export type Asker = {
  readonly context: FlagContext
  readonly overrides: FlagOverrides
  readonly personId: string
}

/** Returns the person who asks for a flag, as the database knows them. */
export const askerOf = async (
  { scopes, config }: Pick<Deps, 'scopes' | 'config'>,
  { sessionId, personId, userType, viewer }: Caller,
): Promise<Asker> =>
  scopes.beforeSignIn(async (tx) => {
    const family =
      viewer && (await tx.selectFrom('family').select('country').where('id', '=', viewer.familyId).executeTakeFirst())
    const context = { environment: config.environment, userType, country: family?.country ?? null }
    return { context, overrides: await overridesOf(tx, sessionId), personId }
  })
