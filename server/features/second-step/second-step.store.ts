import type { SecondStepDto } from '#contract/second-step/second-step.ts'
import type { RequestScopes, Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { lockAccount } from './lock-account.ts'
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts'
import { supersedeRemoval } from './removal.store.ts'
import type { Seal } from './sealing-key.ts'
import { stepOf } from './totp.ts'

export const secondStepOf = async (tx: Tx, personId: string): Promise<SecondStepDto> => {
  const step = await tx
    .selectFrom('second_step')
    .select(['confirmed_at', 'secret'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const { left } = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  const since = step?.confirmed_at ?? null
  return { since, codesLeft: since === null ? 0 : Number(left), app: since !== null && step?.secret != null }
}

export const hasSecondStep = async (tx: Tx, personId: string): Promise<boolean> =>
  (await secondStepOf(tx, personId)).since !== null

/** Guards what nobody does without a second step. @throws {Refusal} secondStepRequired */
export const mustHaveSecondStep = async (
  { beforeSignIn }: Pick<RequestScopes, 'beforeSignIn'>,
  personId: string,
): Promise<void> => {
  if (!(await beforeSignIn((tx) => hasSecondStep(tx, personId)))) throw new Refusal('secondStepRequired')
}

type Kept = { readonly secret: Buffer | null; readonly confirmed_at: string | null }

/** Returns whether it was kept, which it is not where a second step counts already. */
const keepStep = async (tx: Tx, personId: string, kept: Kept, now: string): Promise<boolean> => {
  const row = { ...kept, last_step: null, created_at: now }
  const found = await tx
    .insertInto('second_step')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet(row).where('second_step.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps a secret that does not count yet. Returns false when one counts already. */
export const keepSecret = (tx: Tx, personId: string, secret: Buffer, now: string): Promise<boolean> =>
  keepStep(tx, personId, { secret, confirmed_at: null }, now)

/**
 * Uses a code of the app, which so cannot be used again, and neither can one of an earlier step.
 * @param counts whether the secret counts already
 */
const spendAppCode = async (tx: Tx, seal: Seal, personId: string, code: string, now: string, counts: boolean) => {
  const row = await tx
    .selectFrom('second_step')
    .select(['secret', 'last_step'])
    .where('person_id', '=', personId)
    .where('confirmed_at', counts ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.secret) return false
  const step = stepOf(await seal.open(personId, row.secret), code, now)
  if (step === null || (row.last_step !== null && step <= Number(row.last_step))) return false
  await tx.updateTable('second_step').set({ last_step: step }).where('person_id', '=', personId).execute()
  return true
}

const spendRecoveryCode = async (tx: Tx, personId: string, code: string, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOfCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const appCode = /^\d{3}\s?\d{3}$/

export const kindOfCode = (code: string): 'code' | 'recoveryCode' => (appCode.test(code) ? 'code' : 'recoveryCode')

/** Says whether a code is right, and uses it up. */
export const spendCode = (tx: Tx, seal: Seal, personId: string, code: string, now: string): Promise<boolean> =>
  kindOfCode(code) === 'code'
    ? spendAppCode(tx, seal, personId, code.replace(/\s/, ''), now, true)
    : spendRecoveryCode(tx, personId, code, now)

/** Replaces the recovery codes and returns the new ones, of which only hashes are stored. */
export const replaceCodes = async (tx: Tx, personId: string): Promise<string[]> => {
  // Two requests at once would otherwise leave the codes of both.
  await lockAccount(tx, personId)
  const codes = newRecoveryCodes()
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ person_id: personId, code_hash: hashOfCode(code), used_at: null })))
    .execute()
  return codes
}

/** Lets the secret count if the code is one of the app. Returns the recovery codes, or null when it is not. */
export const confirmSecret = async (tx: Tx, seal: Seal, personId: string, code: string, now: string) => {
  if (!appCode.test(code) || !(await spendAppCode(tx, seal, personId, code.replace(/\s/, ''), now, false))) return null
  await tx.updateTable('second_step').set({ confirmed_at: now }).where('person_id', '=', personId).execute()
  return replaceCodes(tx, personId)
}

/** Lets the second step rest on passkeys alone. Returns the recovery codes, or null when there is a second step already. */
export const confirmPasskeys = async (tx: Tx, personId: string, now: string): Promise<string[] | null> =>
  (await keepStep(tx, personId, { secret: null, confirmed_at: now }, now)) ? replaceCodes(tx, personId) : null

/** Returns whether there was a second step. */
export const removeSecondStep = async (tx: Tx, personId: string, now: string): Promise<boolean> => {
  await supersedeRemoval(tx, personId, now)
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  const removed = await tx
    .deleteFrom('second_step')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return removed?.confirmed_at != null
}
