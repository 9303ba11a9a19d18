import * as z from 'zod/mini'
import type { SupportDueDto, SupportOrderCommand, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { optionalLine, optionalText } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { pastDateField } from '#contract/past-date.ts'
import { typedMoney } from '#src/app/shared/forms/typed-money.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** `most`: what may be recorded at most; null while what is over waits for the next due. */
export const paySchema = ({ locale, today }: Viewer, most: number | null) =>
  z.object({
    amount: typedMoney(locale).check(z.refine((minor) => most === null || minor <= most, 'tooMuch')),
    paidOn: pastDateField(today, 'required'),
    number: optionalLine(limits.checkNumber),
    note: optionalText(limits.note),
  })
type Schema = ReturnType<typeof paySchema>
export type PayValues = z.input<Schema>
export type PayTyped = z.output<Schema>

type Sent = { readonly amount: number; readonly bankAccountId: string; readonly note: string | null | undefined }

/** The choice takes no more than the due still needs; what is over pays the oldest. */
const forDue = (amount: number, due: SupportDueDto | undefined) => {
  const part = due ? Math.min(amount, due.remaining - due.onItsWay) : 0
  return due && part > 0 ? { dues: [{ id: due.id, amount: part }] } : {}
}

export const checkCommand = (
  { version }: SupportOrderDto,
  { amount, paidOn, number, note }: PayTyped,
  due: SupportDueDto | undefined,
): SupportOrderCommand => ({
  ...{ type: 'supportOrder.pay', version, amount, paidOn, method: 'check' },
  ...{ number: number || null, note: note || null },
  ...forDue(amount, due),
})

export const bankCommand = (
  { version }: SupportOrderDto,
  { amount, bankAccountId, note }: Sent,
  due: SupportDueDto | undefined,
): SupportOrderCommand => ({
  ...{ type: 'supportOrder.pay', version, amount, bankAccountId, method: 'bank' },
  ...{ note: note || null, ...forDue(amount, due) },
})
