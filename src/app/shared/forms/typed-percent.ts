import * as z from 'zod/mini'
import type { Locale } from '#contract/locale.ts'
import { parsePercent } from '#domain/money.ts'

/** Parses a typed percentage into a number; the error codes are the contract's. */
export const typedPercent = (locale: Locale) =>
  z.pipe(
    z.string('required'),
    z.transform((text: string, context) => {
      const parsed = parsePercent(text, locale)
      if (parsed.ok) return parsed.percent
      context.issues.push({ code: 'custom', message: parsed.problem, input: text })
      return z.NEVER
    }),
  )
