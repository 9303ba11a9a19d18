import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { leftOfUsual } from '#domain/usual-sum.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeConfirmed } from '../session/step-up.ts'
import { statusesThat } from './payments.facts.ts'

const { days, window } = limits.passwordAgain
const day = 24 * 3_600_000

/** Makes a payer's transfers wait for each other, so that one limit applies to two browsers. */
export const lockPayer = (tx: Tx, payerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sending ${payerId}`}, 0))`.execute(tx)

const transfersBy = (tx: Tx, payerId: string) =>
  tx.selectFrom('payment').where('payer_id', '=', payerId).where('method', '=', 'bank')

/** Returns the largest transfer that arrived lately, in minor units; 0 when none did. */
const largestPaid = async (tx: Tx, payerId: string, now: string): Promise<number> => {
  const { largest } = await transfersBy(tx, payerId)
    .where('status', 'in', statusesThat('settled'))
    .where('sent_at', '>', addMs(now, -days * day))
    .select(({ fn }) => fn.max('amount').as('largest'))
    .executeTakeFirstOrThrow()
  return Number(largest ?? 0)
}

/**
 * Returns how much this payer agreed to send within the last day, now or on a later date, but for what came to
 * nothing. What was agreed to earlier was judged then. `but` excludes the waiting payments of a series that will be
 * replaced.
 */
const agreedLately = async (tx: Tx, payerId: string, now: string, but: string | null): Promise<number> => {
  const { sum } = await transfersBy(tx, payerId)
    .where('created_at', '>', addMs(now, -window))
    .where('status', 'not in', statusesThat('nothing'))
    .$if(but !== null, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('series_id', 'is', null),
          eb('series_id', '<>', but),
          eb('status', 'not in', statusesThat('scheduled')),
        ]),
      ),
    )
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Returns how much more this payer may send or plan without the password, in minor units. */
export const usualLeft = async (tx: Tx, payerId: string, now: string, but: string | null = null): Promise<number> =>
  leftOfUsual({ largest: await largestPaid(tx, payerId, now), agreed: await agreedLately(tx, payerId, now, but) })

/** @throws {Refusal} passwordNeeded when the sum is above a day's usual and the password was not given lately */
export const mustBeUsual = async (
  change: UnitOfWork,
  { payerId, amount }: { readonly payerId: string; readonly amount: number },
): Promise<void> => {
  await lockPayer(change.tx, payerId)
  if (amount > (await usualLeft(change.tx, payerId, change.now))) await mustBeConfirmed(change)
}
