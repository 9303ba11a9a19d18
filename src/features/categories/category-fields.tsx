import { useRef } from 'react'
import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { formatPercentFigure, otherPercentOf, parsePercent } from '#domain/money.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { CategoryValues } from './category-form.schema.ts'

type CategoryFieldsProps = {
  register: UseFormRegister<CategoryValues>
  setValue: UseFormSetValue<CategoryValues>
  errors: FieldErrors<CategoryValues>
  /** True for a new category: the second part follows the first until it is typed itself. */
  fresh: boolean
  viewer: Viewer
  LL: TranslationFunctions
}

export function CategoryFields({ register, setValue, errors, fresh, viewer, LL }: CategoryFieldsProps) {
  const follows = useRef(fresh)
  const { form } = LL.categories
  const { locale } = viewer
  const fillOther = (typed: string) => {
    const parsed = parsePercent(typed, locale)
    if (!follows.current || !parsed.ok) return
    setValue('otherPercent', formatPercentFigure(otherPercentOf(parsed.percent), locale), { shouldValidate: true })
  }
  return (
    <>
      <TextField
        label={form.name()}
        hint={form.nameHint()}
        error={problemText(errors.name, LL, limits.categoryName)}
        autoComplete="off"
        {...register('name')}
      />
      <TextField
        label={form.description()}
        optionalText={form.optional()}
        hint={form.descriptionHint()}
        error={problemText(errors.description, LL, limits.categoryDescription)}
        autoComplete="off"
        {...register('description')}
      />
      <FieldPair alignItems="end">
        <TextField
          label={form.creatorPercent()}
          error={problemText(errors.creatorPercent, LL)}
          inputMode="decimal"
          autoComplete="off"
          {...register('creatorPercent', { onChange: ({ target }) => fillOther(target.value) })}
        />
        <TextField
          label={form.otherPercent()}
          error={problemText(errors.otherPercent, LL)}
          inputMode="decimal"
          autoComplete="off"
          {...register('otherPercent', {
            onChange: () => {
              follows.current = false
            },
          })}
        />
      </FieldPair>
    </>
  )
}
