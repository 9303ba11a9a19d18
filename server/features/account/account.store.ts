import type { AccountDto } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { uiLocale } from '#contract/locale.ts'
import { addMs } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Caller } from '../../http/caller.ts'
import { secondStepOf } from '../second-step/second-step.store.ts'
import { personById } from '../session/session.people.ts'
import { deviceIn } from '../sign-in-history/sign-in-history.store.ts'

export const credentialOf = (tx: Tx, personId: string) =>
  tx.selectFrom('credential').selectAll().where('person_id', '=', personId).executeTakeFirst()

/** The email is given, because the transaction that sees sessions and credentials sees no addresses. */
export const accountOf = async (
  tx: Tx,
  { personId, sessionId }: Caller,
  email: string,
  now: string,
): Promise<AccountDto> => {
  const person = await personById(tx, personId)
  const credential = await credentialOf(tx, personId)
  const sessions = await tx
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at', 'browser', 'system'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', addMs(now, -limits.sessionIdle))
    .orderBy('created_at', 'desc')
    .execute()
  const all = sessions.map((row) => ({
    id: row.id,
    device: deviceIn(row),
    since: row.created_at,
    lastUsedAt: row.last_used_at,
    current: row.id === sessionId,
  }))
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    username: person.username,
    email,
    role: person.user_type,
    locale: uiLocale(person.locale),
    timeZone: person.time_zone,
    passwordChangedAt: credential?.changed_at ?? null,
    secondStep: await secondStepOf(tx, personId),
    sessions: [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)],
  }
}

export const keepPassword = async (tx: Tx, personId: string, password_hash: string, now: string): Promise<void> => {
  await tx.updateTable('credential').set({ password_hash, changed_at: now }).where('person_id', '=', personId).execute()
}
