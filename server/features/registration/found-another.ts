import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { AnotherFamily } from '#contract/registration/questions.ts'
import { zoneOf } from '#domain/countries.ts'
import { dateIn } from '#domain/time.ts'
import { derivedId } from '../../db/derived-id.ts'
import { togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { emailOf } from '../session/contact-details.ts'
import { familiesOf, personById } from '../session/session.people.ts'
import { childrenProblems, ownAddressProblems } from './registration.checks.ts'
import { foundFor } from './registration.found.ts'

type Asked = {
  readonly caller: Caller
  readonly family: AnotherFamily
  /** The Idempotency-Key of the request, from which the family's id follows: a repeated request finds its family. */
  readonly key: string
  readonly now: string
}

/**
 * Gives a parent one more family, with another co-parent. Their session goes on showing the one it shows.
 * @returns the family's id
 * @throws {Refusal} notAllowed, invalid, tooMany, and those of an invitation
 */
export const foundAnother = async (
  { db, scopes, enqueue }: Pick<Deps, 'db' | 'scopes' | 'enqueue'>,
  { caller: { personId, userType }, family, key, now }: Asked,
): Promise<string> => {
  if (userType !== 'parent') throw new Refusal('notAllowed')
  const { country, children, coparent } = family
  const timeZone = zoneOf(country)
  const ownEmail = await scopes.asOwner(personId, (tx) => emailOf(tx, personId))
  const validationErrors = [
    ...childrenProblems(children, dateIn(now, timeZone)),
    ...ownAddressProblems(coparent, ownEmail),
  ]
  if (validationErrors.length > 0) throw new Refusal('invalid', { validationErrors })
  const familyId = derivedId(`family ${personId} ${key}`)
  await togetherOn(db, async (inOne) => {
    const known = await inOne.beforeSignIn(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`found ${personId}`}, 0))`.execute(tx)
      return { founder: await personById(tx, personId), families: await familiesOf(tx, personId) }
    })
    if (known.families.some((one) => one.familyId === familyId)) return
    if (known.families.length >= limits.families) throw new Refusal('tooMany')
    const { founder } = known
    const change = await foundFor(inOne, { familyId, founder, country, timeZone, children, coparent, now })
    await inOne.asSystem(familyId, () => finishUnitOfWork(change, enqueue))
  })
  return familyId
}
