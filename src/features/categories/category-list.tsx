import { chakra } from '@chakra-ui/react/styled-system'
import type { CategoryDetailsDto } from '#contract/categories/categories.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { SplitLines } from './split-lines.tsx'

export type CategoryHandlers = {
  onEdit: (item: CategoryDetailsDto) => void
  onRemove: (item: CategoryDetailsDto) => void
  onMakeLike: (item: CategoryDetailsDto) => void
}
type CategoryListProps = CategoryHandlers & { items: readonly CategoryDetailsDto[]; label: string; viewer: Viewer }

export function CategoryList({ items, label, viewer, ...presses }: CategoryListProps) {
  const { LL } = useI18nContext()
  const mayMake = viewer.may('category.make')
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <ListItem
          key={item.id}
          title={item.preset === null ? <Verbatim>{item.name}</Verbatim> : categoryText(LL, item)}
          chip={item.preset === null && <Use item={item} viewer={viewer} LL={LL} />}
          actions={mayMake && item.preset === null && <Actions item={item} LL={LL} {...presses} />}
        >
          {item.description && (
            <chakra.p color="fg.2">
              <Verbatim>{item.description}</Verbatim>
            </chakra.p>
          )}
          <chakra.div mt="u1">
            <SplitLines creatorPercent={item.creatorPercent} viewer={viewer} messages={LL} />
          </chakra.div>
        </ListItem>
      ))}
    </List>
  )
}

type ItemProps = { item: CategoryDetailsDto; LL: TranslationFunctions }

function Use({ item, viewer, LL }: ItemProps & { viewer: Viewer }) {
  if (item.inUseSince !== null)
    return <Chip tone="waiting">{LL.categories.inUse({ date: viewer.dayOf(item.inUseSince) })}</Chip>
  return (
    <Chip tone="waiting" dot={false}>
      {LL.categories.unused()}
    </Chip>
  )
}

/** A category that an expense uses cannot be changed, so a similar one can be made instead. */
function Actions({ item, onEdit, onRemove, onMakeLike, LL }: ItemProps & CategoryHandlers) {
  const { categories } = LL
  const title = item.name ?? ''
  const look = { variant: 'tertiary', size: 'small' } as const
  if (item.inUseSince !== null)
    return (
      <Button {...look} aria-label={categories.againOf({ title })} onClick={() => onMakeLike(item)}>
        {categories.again()}
      </Button>
    )
  return (
    <>
      <Button {...look} aria-label={categories.editOf({ title })} onClick={() => onEdit(item)}>
        {categories.edit()}
      </Button>
      <Button {...look} aria-label={categories.removeOf({ title })} onClick={() => onRemove(item)}>
        {categories.remove()}
      </Button>
    </>
  )
}
