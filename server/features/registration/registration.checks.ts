import type { NewChild } from '#contract/children/children.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { ownBirthProblem, pastDateProblem } from '#contract/past-date.ts'
import type { Coparent, SecurityAnswer } from '#contract/registration/questions.ts'
import type { RegistrationCommand } from '#contract/registration/registration.ts'
import { zoneOf } from '#domain/countries.ts'
import { passwordProblem } from '#domain/password.ts'
import { dateIn, type PlainDate } from '#domain/time.ts'
import { Refusal, type RefusedField } from '../../http/errors/refusal.ts'
import { sameAddress } from '../invitations/invitations.store.ts'
import type { Answers } from './registration.answers.ts'
import type { Seen } from './registration.step.ts'

const problem = (field: string, code: FieldProblem | null): RefusedField[] => (code ? [{ field, code }] : [])

const passwordFor = ({ username, password }: SecurityAnswer, { email, firstName, lastName }: Answers): RefusedField[] =>
  problem('password', passwordProblem(password, { username, email, firstName, lastName }))

/** A date of birth lies in the past. */
export const childrenProblems = (children: readonly NewChild[], today: PlainDate): RefusedField[] =>
  children.flatMap(({ dateOfBirth }, at) =>
    problem(`children.${at}.dateOfBirth`, dateOfBirth ? pastDateProblem(dateOfBirth, today) : null),
  )

/** Nobody invites themselves. */
export const ownAddressProblems = (coparent: Coparent | null, own: string): RefusedField[] =>
  problem('coparent.email', coparent?.email && sameAddress(coparent.email, own) ? 'ownAddress' : null)

/** Returns what is wrong with a command beside what its schema says: what depends on the day, or on other answers. */
const problemsOf = (command: RegistrationCommand, { row, known, facts }: Seen, now: string): RefusedField[] => {
  const today = dateIn(now, zoneOf(row.country))
  switch (command.type) {
    case 'registration.giveParent':
      return [
        ...problem('dateOfBirth', ownBirthProblem(command.dateOfBirth, today)),
        ...problem('countryCode', command.countryCode === row.country ? null : 'notAChoice'),
      ]
    case 'registration.giveChildren':
      return childrenProblems(command.children, today)
    case 'registration.giveCredentials':
      return passwordFor(command, known)
    case 'registration.complete':
      return facts.invited
        ? problem('coparent', command.coparent ? 'unknownField' : null)
        : ownAddressProblems(command.coparent, known.email)
    default:
      return []
  }
}

/** @throws {Refusal} invalid */
export const checkCommand = (command: RegistrationCommand, seen: Seen, now: string): void => {
  const validationErrors = problemsOf(command, seen, now)
  if (validationErrors.length > 0) throw new Refusal('invalid', { validationErrors })
}
