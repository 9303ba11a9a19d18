import * as z from 'zod/mini'
import { optionalLine, optionalText } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { pastDateField } from '#contract/past-date.ts'
import { checkMeans, numbersChecks } from '#contract/payments/payments.ts'
import { typedMoney } from '../../app/shared/forms/typed-money.ts'
import type { Viewer } from '../../app/shared/viewer/viewer.ts'

/** `most` is the highest amount that may be recorded; null allows any amount. */
export const checkSchema = ({ locale, family, today }: Viewer, most: number | null) =>
  z
    .object({
      amount: typedMoney(locale, family.currency).check(z.refine((minor) => most === null || minor <= most, 'tooMuch')),
      means: z.enum(checkMeans),
      paidOn: pastDateField(today, 'required'),
      number: optionalLine(limits.checkNumber),
      note: optionalText(limits.note),
    })
    .check(numbersChecks)
type Schema = ReturnType<typeof checkSchema>
export type CheckValues = z.input<Schema>
export type CheckTyped = z.output<Schema>
