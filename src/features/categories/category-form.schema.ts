import * as z from 'zod/mini'
import {
  addsUp,
  type CategoryDetailsDto,
  categoryFields,
  type NewCategory,
  titleKeyOf,
} from '#contract/categories/categories.ts'
import type { Locale } from '#contract/locale.ts'
import { formatPercentFigure, otherPercentOf } from '#domain/money.ts'
import { typedPercent } from '#src/app/shared/forms/typed-percent.ts'

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
