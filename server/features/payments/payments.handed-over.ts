import { pastDateProblem } from '#contract/past-date.ts'
import type { CheckMeans } from '#contract/payments/payments.ts'
import { dateIn } from '#domain/time.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'

/** A payment as its payer typed it; the fields of a check are absent in a transfer. */
type TypedPayment = {
  readonly method: 'check' | 'bank'
  readonly means?: CheckMeans | null | undefined
  readonly number?: string | null | undefined
  readonly paidOn?: string | undefined
}

export type HandedOver = {
  readonly number: string | null
  readonly means: CheckMeans | null
  readonly handedOn: string | null
}

/** Nothing changes hands in a transfer, nor where the receiver says that they were paid. */
export const nothingHandedOver: HandedOver = { number: null, means: null, handedOn: null }

/** Returns what changed hands and when. Throws `Refusal` invalid for a day in the future of the family's zone. */
export const handedOver = async ({ tx, now }: UnitOfWork, typed: TypedPayment): Promise<HandedOver> => {
  if (typed.method === 'bank') return nothingHandedOver
  const { time_zone: zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const today = dateIn(now, zone)
  const { paidOn = today, means = null, number } = typed
  const code = pastDateProblem(paidOn, today)
  if (code) throw new Refusal('invalid', { validationErrors: [{ field: 'paidOn', code }] })
  return { number: number || null, means, handedOn: paidOn }
}
