import * as z from 'zod/mini'
import { date } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { addDays, type PlainDate } from '#domain/time.ts'

/** Validates the days of the drafts as the server does. `today` is the family's date. */
export const repeatSchema = (today: PlainDate) =>
  z
    .object({
      firstOn: z.string().check(
        z.minLength(1, 'required'),
        z.refine((on) => on === '' || z.safeParse(date, on).success, 'notADate'),
        z.refine((on) => on === '' || on >= today, 'inThePast'),
        z.refine((on) => on <= addDays(today, limits.monthlyExpenses.daysAhead), 'tooLate'),
      ),
      endsOn: z.string().check(z.refine((on) => on === '' || z.safeParse(date, on).success, 'notADate')),
    })
    .check(({ value, issues }) => {
      if (value.endsOn !== '' && value.endsOn < value.firstOn)
        issues.push({ code: 'custom', message: 'endBeforeStart', input: value.endsOn, path: ['endsOn'] })
    })
export type RepeatValues = z.input<ReturnType<typeof repeatSchema>>
