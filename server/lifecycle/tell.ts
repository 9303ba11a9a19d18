import { type By, isTurnOf, type Turn } from '#machines/shared/turn.ts'
import type { Change } from './change.ts'
import type { Involved } from './lifecycle.ts'

/** A mail that something waits, to each whose turn it has become; what it is, the mail does not say. */
export const tellWhoseTurnItIs = (
  change: Change,
  people: readonly Involved[],
  turns: readonly Turn[],
  by: By,
): void => {
  for (const { personId, party } of people)
    if (personId !== by.actor && turns.some((turn) => isTurnOf(turn, party)))
      change.jobs.push({ queue: 'mail.waiting', data: { familyId: change.familyId, personId } })
}
