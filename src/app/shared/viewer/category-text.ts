import type { CategoryDto } from '#contract/categories.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** Those that come with the product are named by the dictionary, own ones by their title. Empty for one that is not known. */
export function categoryText(
  { common }: Pick<TranslationFunctions, 'common'>,
  category: Pick<CategoryDto, 'preset' | 'name'> | undefined,
): string {
  if (category?.preset) return common.category[category.preset]()
  return category?.name ?? ''
}
