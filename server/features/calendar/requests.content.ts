import type { NewChangeRequest } from '#contract/calendar/change-requests.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { exchangeConflict } from '#domain/parenting-time/overlaps.ts'
import { type ClockProblem, clockProblem, earliestIndex } from '#domain/parenting-time/request-clocks.ts'
import { epochOf } from '#domain/time.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { familyZone } from './calendar.lock.ts'
import { agreedOfRequest, agreedOfSwap, allSwaps } from './requests.store.ts'

/** Names the field that a clock is about. Of two times it is the earlier one that begins too soon. */
const fieldOf = (problem: ClockProblem, { times }: NewChangeRequest): string =>
  problem === 'fromTooSoon' ? `times.${earliestIndex(times)}.from` : 'expiresAt'

export const earliestOf = (times: readonly { readonly from: string }[]): number =>
  Math.min(...times.map(({ from }) => epochOf(from)))

const wrong = (field: string, code: FieldProblem) => new Refusal('invalid', { validationErrors: [{ field, code }] })

type Parents = { readonly askerId: string; readonly otherId: string }

/**
 * Each parent has one of two exchanged times: the first one belongs to the asker in a request, and to the other parent
 * in an offer.
 */
const mustNameParents = ({ kind, times }: NewChangeRequest, { askerId, otherId }: Parents): void => {
  const named = times.map(({ parentId }) => parentId)
  const isRight = named.every((id) => id === askerId || id === otherId) && new Set(named).size === named.length
  if (!isRight) throw wrong('times', 'notAChoice')
  if (named[0] !== (kind === 'request' ? askerId : otherId)) throw wrong('kind', 'notAChoice')
}

/**
 * Checks what a parent typed for a change request, under the lock of the calendar. Throws `Refusal`: invalid,
 * childRequired, exchangeOverlaps.
 */
export const mustBeAskable = async (
  { tx, now }: UnitOfWork,
  typed: NewChangeRequest,
  parents: Parents,
): Promise<void> => {
  mustNameParents(typed, parents)
  const clocks = { from: earliestOf(typed.times), expiresAt: epochOf(typed.expiresAt), zone: await familyZone(tx) }
  const problem = clockProblem(clocks, epochOf(now))
  if (problem) throw wrong(fieldOf(problem, typed), problem)
  await mustBeChoosable(tx, typed.childIds)
  const asked = agreedOfRequest({ id: '', child_ids: typed.childIds, times: typed.times })
  if (exchangeConflict(asked, (await allSwaps(tx)).map(agreedOfSwap)) !== null) throw new Refusal('exchangeOverlaps')
}
