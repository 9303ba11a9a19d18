import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { HalfStep } from '#contract/sign-ins/sign-ins.ts'
import { addMs } from '#domain/time.ts'
import { isFinalLeaf, type LeafOf } from '#machines/shared/decide.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import type { SignInEvent } from '#machines/sign-in/sign-in.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { supersedeRemoval } from './removal.store.ts'

type Status = LeafOf<typeof signInMachine>

const person = (personId: string) => ({ actor: personId, party: 'person', mode: 'self' }) as const
const identify = (personId: string): SignInEvent => ({ type: 'signIn.identify', by: person(personId) })
const prove = (personId: string): SignInEvent => ({ type: 'signIn.prove', by: person(personId) })

/** Returns the state after the first step, and whether the sign-in is done with it. */
export const afterFirstStep = (personId: string, secondStep: boolean): { status: Status; isDone: boolean } => {
  const facts = { secondStep, inTime: true }
  const answer = decide(signInMachine, initialLeafOf(signInMachine, facts), facts, identify(personId))
  if (!answer) throw new Error('the chart refuses a first step')
  return { status: answer.status, isDone: isFinalLeaf(signInMachine, answer.status) }
}

type Half = { readonly personId: string; readonly status: Status; readonly first: HalfStep }

/** Stores a sign-in that waits for its second step. */
export const keepHalf = async (
  tx: Tx,
  { personId, status, first }: Half,
  token: string,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('sign_in')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      person_id: personId,
      status,
      first_step: first,
      created_at: now,
      expires_at: addMs(now, limits.secondStep.life),
    })
    .execute()
}

/** Finds a sign-in whose first step still counts: the account has a password, and it was not changed since. */
const halfOf = (tx: Tx, token: string) =>
  tx
    .selectFrom('sign_in')
    .innerJoin('credential', 'credential.person_id', 'sign_in.person_id')
    .select(['sign_in.id', 'sign_in.person_id', 'sign_in.status', 'sign_in.first_step', 'sign_in.expires_at'])
    .where('sign_in.token_hash', '=', hashOf(token))
    .whereRef('credential.changed_at', '<=', 'sign_in.created_at')

/** Returns whose sign-in waits under this token; null when none does any more. */
export const personOfHalf = async (tx: Tx, token: string, now: string): Promise<string | null> => {
  const row = await halfOf(tx, token).executeTakeFirst()
  if (!row) return null
  const facts = { secondStep: true, inTime: row.expires_at > now }
  return decide(signInMachine, row.status, facts, prove(row.person_id)) ? row.person_id : null
}

/**
 * Ends the wait of a sign-in, whose second step was right, and returns its first step. It is not lost, so nothing
 * removes it any more. Nobody changes the password until the transaction ends.
 * @throws {Refusal} signInOver when it took too long, was ended meanwhile or is older than the password
 */
export const completeHalf = async (tx: Tx, token: string, now: string): Promise<HalfStep> => {
  const row = await halfOf(tx, token).forUpdate('sign_in').forShare('credential').executeTakeFirst()
  const facts = { secondStep: true, inTime: row !== undefined && row.expires_at > now }
  const answer = row && decide(signInMachine, row.status, facts, prove(row.person_id))
  if (!answer) throw new Refusal('signInOver')
  await tx.updateTable('sign_in').set({ status: answer.status }).where('id', '=', row.id).execute()
  await supersedeRemoval(tx, row.person_id, now)
  return row.first_step
}

/** Deletes what is over. It runs in the role of the sweeps. */
export const deleteOldHalves = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('sign_in').where('expires_at', '<=', now).execute()
}
