import * as z from 'zod/mini'
import type { FieldProblem } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { type Currency, type MoneyProblem, parseMoney } from '#domain/money.ts'

const problems: Record<MoneyProblem, FieldProblem> = {
  required: 'required',
  notANumber: 'notANumber',
  otherCurrency: 'otherCurrency',
  tooManyDecimals: 'tooManyDecimals',
  negativeOrZero: 'notPositive',
  tooLarge: 'tooLarge',
}

/** Parses a typed amount to minor units; the error codes are the contract's. */
export const typedMoney = (locale: Locale, currency: Currency) =>
  z.pipe(
    z.string('required'),
    z.transform((text: string, context) => {
      const parsed = parseMoney(text, locale, currency)
      if (parsed.ok) return parsed.minor
      context.issues.push({ code: 'custom', message: problems[parsed.problem], input: text })
      return z.NEVER
    }),
  )
