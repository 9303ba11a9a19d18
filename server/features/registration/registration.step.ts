import type { RegistrationCommand, RegistrationDto } from '#contract/registration/registration.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import type { RegistrationFacts } from '#machines/registration/registration.types.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { type Answers, answersIn } from './registration.answers.ts'
import { type Followed, factsOf, followedBy, registrationDtoOf } from './registration.item.ts'
import { isOpen, type RegistrationRow, registrationBy } from './registration.store.ts'

/** The holder of the registration's token sends every command. */
const joiner = { actor: null, party: 'joiner', mode: 'self' } as const

export type Seen = {
  readonly row: RegistrationRow
  readonly known: Answers
  readonly followed: Followed | null
  readonly facts: RegistrationFacts
}

/** A registration, whether or not it is over. */
export type Found = Pick<Seen, 'row' | 'followed'>

/** @throws {Refusal} linkOver when the token is nobody's, or its time is over and nothing was erased yet */
export const findRegistration = async (
  { scopes }: Pick<Deps, 'scopes'>,
  token: string | undefined,
  now: string,
): Promise<Found> => {
  const row = token === undefined ? undefined : await scopes.beforeSignIn((tx) => registrationBy(tx, token, 'toRead'))
  if (!row || (row.answers !== null && !isOpen(row, now))) throw new Refusal('linkOver')
  return { row, followed: await followedBy(scopes, row) }
}

export const itemOf = ({ row, followed }: Found): { readonly item: RegistrationDto } => ({
  item: registrationDtoOf(row, followed),
})

/** @throws {Refusal} linkOver, changedSinceSeen, with the present answers */
export const mustBeSeen = (found: Found, version: number, now: string): Seen => {
  const { row, followed } = found
  const known = answersIn(row.answers)
  if (!known) throw new Refusal('notAllowedNow', itemOf(found))
  if (!isOpen(row, now)) throw new Refusal('linkOver')
  if (row.version !== version) throw new Refusal('changedSinceSeen', itemOf(found))
  return { row, known, followed, facts: factsOf(row, followed) }
}

/** Asks the chart. @throws {Refusal} notAllowedNow, with the present answers */
export const mustBeAllowed = ({ row, followed, facts }: Seen, type: RegistrationCommand['type']) => {
  const answer = decide(registrationMachine, row.status, facts, { type, by: joiner })
  if (!answer) throw new Refusal('notAllowedNow', itemOf({ row, followed }))
  return answer
}
