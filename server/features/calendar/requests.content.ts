import type { NewChangeRequest } from '#contract/calendar/change-requests.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { exchangeConflict } from '#domain/parenting-time/overlaps.ts'
import { type ClockProblem, clockProblem } from '#domain/parenting-time/request-clocks.ts'
import { epochOf } from '#domain/time.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { familyZone } from './calendar.lock.ts'
import { agreedOfRequest, agreedOfSwap, allSwaps } from './requests.store.ts'

/** Names the field that each clock is about. */
const fields: Readonly<Record<ClockProblem, string>> = {
  fromTooSoon: 'times.0.from',
  expiresTooSoon: 'expiresAt',
  expiresTooLate: 'expiresAt',
  expiresOnChangeDate: 'expiresAt',
}

export const earliestOf = (times: readonly { readonly from: string }[]): number =>
  Math.min(...times.map(({ from }) => epochOf(from)))

const wrong = (field: string, code: FieldProblem) => new Refusal('invalid', { validationErrors: [{ field, code }] })

/** Each parent has one of two exchanged times. */
const mustNameParents = ({ times }: NewChangeRequest, parents: readonly string[]): void => {
  const named = times.map(({ parentId }) => parentId)
  const isRight = named.every((id) => parents.includes(id)) && new Set(named).size === named.length
  if (!isRight) throw wrong('times', 'notAChoice')
}

/**
 * Checks what a parent typed for a change request, under the lock of the calendar. Throws `Refusal`: invalid,
 * childRequired, exchangeOverlaps.
 */
export const mustBeAskable = async (
  { tx, now }: UnitOfWork,
  typed: NewChangeRequest,
  parents: readonly string[],
): Promise<void> => {
  mustNameParents(typed, parents)
  const clocks = { from: earliestOf(typed.times), expiresAt: epochOf(typed.expiresAt), zone: await familyZone(tx) }
  const problem = clockProblem(clocks, epochOf(now))
  if (problem) throw wrong(fields[problem], problem)
  await mustBeChoosable(tx, typed.childIds)
  const asked = agreedOfRequest({ id: '', child_ids: typed.childIds, times: typed.times })
  if (exchangeConflict(asked, (await allSwaps(tx)).map(agreedOfSwap)) !== null) throw new Refusal('exchangeOverlaps')
}
