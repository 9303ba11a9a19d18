import * as z from 'zod/mini'
import {
  addsUp,
  type CategoryDetailsDto,
  categoryFields,
  type NewCategory,
  titleKeyOf,
} from '#contract/categories/categories.ts'
import type { Locale } from '#contract/locale.ts'
import { formatPercentFigure, otherPercentOf, parsePercent } from '#domain/money.ts'

/** Parses a typed percentage into a number; the error codes are the contract's. */
const typedPercent = (locale: Locale) =>
  z.pipe(
    z.string('required'),
    z.transform((text: string, context) => {
      const parsed = parsePercent(text, locale)
      if (parsed.ok) return parsed.percent
      context.issues.push({ code: 'custom', message: parsed.problem, input: text })
      return z.NEVER
    }),
  )

/** Extends the contract's schema with the parts as they are typed. `taken` holds the keys of titles already in use. */
export const categoryFormSchema = (locale: Locale, taken: ReadonlySet<string>) =>
  z
    .object({
      ...categoryFields,
      name: categoryFields.name.check(({ value, issues }) => {
        if (taken.has(titleKeyOf(value))) issues.push({ code: 'custom', message: 'duplicateTitle', input: value })
      }),
      creatorPercent: typedPercent(locale),
      otherPercent: typedPercent(locale),
    })
    .check(addsUp)

export type CategoryValues = z.input<ReturnType<typeof categoryFormSchema>>
export type CategoryTyped = z.output<ReturnType<typeof categoryFormSchema>>

export const valuesOf = (item: CategoryDetailsDto | null, locale: Locale): CategoryValues => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  creatorPercent: item ? formatPercentFigure(item.creatorPercent, locale) : '',
  otherPercent: item ? formatPercentFigure(otherPercentOf(item.creatorPercent), locale) : '',
})

export const fieldsOf = ({ description, ...typed }: CategoryTyped): NewCategory => ({
  ...typed,
  description: description || null,
})

export const categoryFieldNames = ['name', 'description', 'creatorPercent', 'otherPercent'] as const
