import type { CategoryDto } from '#contract/categories/categories.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** Built-in categories are named by the dictionary, custom ones by their title. Empty for an unknown category. */
export function categoryText(
  { common }: Pick<TranslationFunctions, 'common'>,
  category: Pick<CategoryDto, 'preset' | 'name'> | undefined,
): string {
  if (category?.preset) return common.category[category.preset]()
  return category?.name ?? ''
}
