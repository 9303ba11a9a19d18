import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { CategoryDetailsDto } from '#contract/categories/categories.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { type CategoryHandlers, CategoryList } from './category-list.tsx'

type CategoriesProps = CategoryHandlers & {
  items: readonly CategoryDetailsDto[]
  viewer: Viewer
  /** Shown only to those who may add a category. */
  add: ReactNode
}

/** Lists the family's own categories before the built-in ones, because people come for their own. */
export function Categories({ items, add, ...list }: CategoriesProps) {
  const { LL } = useI18nContext()
  const { categories } = LL
  const own = items.filter(({ preset }) => preset === null)
  const presets = items.filter(({ preset }) => preset !== null)
  const isUsed = own.some(({ inUseSince }) => inUseSince !== null)
  const presetsTitle = categories.presets()
  return (
    <chakra.div display="flex" flexDirection="column" gap="u2">
      <Card>
        <CardHeader title={categories.own()} aside={isUsed && categories.inUseText()} />
        {own.length > 0 ? (
          <CategoryList items={own} label={categories.own()} {...list} />
        ) : (
          <EmptyState title={categories.empty.title()} action={add}>
            {add ? categories.empty.text() : categories.empty.lookingOn()}
          </EmptyState>
        )}
      </Card>
      <Card>
        <CardHeader title={presetsTitle} aside={categories.presetText()} />
        <CategoryList items={presets} label={presetsTitle} {...list} />
      </Card>
    </chakra.div>
  )
}
