import * as z from 'zod/mini'
import { optionalLine, optionalText } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { pastDateField } from '#contract/past-date.ts'
import type { SupportDue, SupportOrderCommand, SupportOrderItem } from '#contract/support.ts'
import { typedMoney } from '#src/app/forms/typed-money.ts'
import type { Reader } from '#src/app/reader.ts'

/** `most`: what may be recorded at most; null while what is over waits for the next due. `due`: an id, or empty for the oldest. */
export const paySchema = ({ locale, today }: Reader, most: number | null) =>
  z.object({
    amount: typedMoney(locale).check(z.refine((minor) => most === null || minor <= most, 'tooMuch')),
    paidOn: pastDateField(today, 'required'),
    due: z.string(),
    number: optionalLine(limits.checkNumber),
    note: optionalText(limits.note),
  })
type Schema = ReturnType<typeof paySchema>
export type PayValues = z.input<Schema>
export type PayTyped = z.output<Schema>

/** The choice takes no more than the due still needs; what is over pays the oldest. */
export const payCommand = (
  { version }: SupportOrderItem,
  { amount, paidOn, due, number, note }: PayTyped,
  open: readonly SupportDue[],
): SupportOrderCommand => {
  const chosen = open.find(({ id }) => id === due)
  const part = chosen && Math.min(amount, chosen.remaining - chosen.onItsWay)
  return {
    ...{ type: 'supportOrder.pay', version, amount, paidOn, method: 'check' },
    ...{ number: number || null, note: note || null },
    ...(chosen && part && { dues: [{ id: chosen.id, amount: part }] }),
  }
}
