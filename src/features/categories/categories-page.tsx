import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CategoryDetailsDto } from '#contract/categories/categories.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { categoriesQuery } from './categories.queries.ts'
import { Categories } from './categories-sections.tsx'
import { CategoryForm } from './category-form.tsx'
import { RemoveCategory } from './remove-category.tsx'

type PendingAction =
  | { readonly what: 'add'; readonly like: CategoryDetailsDto | null }
  | { readonly what: 'edit'; readonly item: CategoryDetailsDto }
  | { readonly what: 'remove'; readonly item: CategoryDetailsDto }

/** Shows the categories and how a family splits its expenses, from both parents' sides. */
export function CategoriesPage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const [pending, setPending] = useState<PendingAction | null>(null)
  const query = useQuery(categoriesQuery(client))
  const { categories } = LL
  const addButton = viewer.may('category.make') && (
    <Button icon={IconPlus} onClick={() => setPending({ what: 'add', like: null })}>
      {categories.add()}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={categories.title()}
        subtitle={categories.text()}
        back={{ label: categories.back(), link: <Link to="/expenses" /> }}
        aside={query.data?.items.some(({ preset }) => preset === null) && addButton}
      />
      <Awaited query={query} messages={categories}>
        {({ items }) => (
          <Categories
            items={items}
            viewer={viewer}
            add={addButton}
            onEdit={(item) => setPending({ what: 'edit', item })}
            onRemove={(item) => setPending({ what: 'remove', item })}
            onMakeLike={(like) => setPending({ what: 'add', like })}
          />
        )}
      </Awaited>
      {pending && <PendingDialog pending={pending} onClose={() => setPending(null)} />}
    </>
  )
}

function PendingDialog({ pending, onClose }: { pending: PendingAction; onClose: () => void }) {
  const { done } = useI18nContext().LL.categories
  const toast = useToast()
  const finish = (text: string) => {
    toast({ tone: 'done', text })
    onClose()
  }
  if (pending.what === 'remove') {
    const { item } = pending
    return (
      <RemoveCategory item={item} onClose={onClose} onDone={() => finish(done.removed({ title: item.name ?? '' }))} />
    )
  }
  const doneText = pending.what === 'edit' ? done.changed : done.added
  const start = pending.what === 'edit' ? { item: pending.item } : { item: null, like: pending.like }
  return <CategoryForm {...start} onClose={onClose} onDone={({ name }) => finish(doneText({ title: name ?? '' }))} />
}
