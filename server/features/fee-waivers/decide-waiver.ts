import type { FeeWaiverCommand, FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import type { FeeWaiverEvent } from '#machines/fee-waivers/fee-waiver.types.ts'
import { togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { beginGrantedYear } from '../subscriptions/granted-year.ts'
import { enqueueFeeWaiverMail } from './fee-waivers.mail.ts'
import { feeWaiverDtoOf, moveWaiver } from './fee-waivers.step.ts'
import { lockWaiver } from './fee-waivers.store.ts'

/** Builds `you` of an administrator in a session of their own. */
export const administrator = (personId: string): FeeWaiverDto['you'] => ({
  actor: personId,
  party: 'administrator',
  mode: 'self',
})

/**
 * Moves an application by an administrator's command. A granted year begins in the same transaction, in the applicant's
 * own scope, and the applicant is told by mail that there is an answer.
 * @throws {Refusal} notFound, changedSinceSeen, notAllowedNow
 */
export const decideWaiver = (
  { db, clock, enqueue }: Pick<Deps, 'db' | 'clock' | 'enqueue'>,
  administratorId: string,
  id: string,
  command: FeeWaiverCommand,
): Promise<FeeWaiverDto> =>
  togetherOn(db, async ({ asAdministrator, asOwner }) => {
    const now = clock.now()
    const you = administrator(administratorId)
    const { moved, dto } = await asAdministrator(administratorId, async (tx) => {
      const row = await lockWaiver(tx, id)
      if (!row) throw new Refusal('notFound')
      const event: FeeWaiverEvent = { type: command.type, by: you }
      const reason = 'reason' in command ? { reason: command.reason } : {}
      const done = await moveWaiver(tx, row, { event, version: command.version, ...reason }, now)
      return { moved: done, dto: await feeWaiverDtoOf(tx, done.row, you) }
    })
    const { row, effects } = moved
    await asOwner(row.owner_id, async (tx) => {
      if (effects.includes('beginYear')) await beginGrantedYear(tx, row.owner_id, now)
      await enqueueFeeWaiverMail(enqueue, tx, { kind: 'decided', ownerId: row.owner_id })
    })
    return dto
  })
