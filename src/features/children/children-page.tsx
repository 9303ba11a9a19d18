import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ChildDto } from '#contract/children/children.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ChildForm } from './child-form.tsx'
import { childrenQuery } from './children.queries.ts'
import { Children } from './children-sections.tsx'
import { RemoveChild } from './remove-child.tsx'

type PendingAction =
  | { readonly what: 'keep'; readonly item: ChildDto | null }
  | { readonly what: 'remove'; readonly item: ChildDto }

/**
 * Lists the family's children, whom both parents manage. The address names what a person was doing when a child was
 * missing.
 */
export function ChildrenPage() {
  const { next } = useSearch({ from: '/_authed/account/children' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const [pending, setPending] = useState<PendingAction | null>(null)
  const maySee = viewer.may('child.see')
  const mayKeep = viewer.may('child.keep')
  const query = useQuery({ ...childrenQuery(client), enabled: maySee })
  const { children } = LL
  const parent = otherParentOf(viewer)
  const add = () => setPending({ what: 'keep', item: null })
  const addButton = (
    <Button icon={IconPlus} onClick={add}>
      {children.add()}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={children.title()}
        subtitle={maySee && (parent && viewer.addressed ? children.text({ parent }) : children.textAlone())}
        back={{ label: children.back(), link: <Link to="/account" /> }}
        aside={mayKeep && query.data?.items.length !== 0 && <HeldPlace waits={query.isPending}>{addButton}</HeldPlace>}
      />
      {maySee ? (
        <chakra.div display="flex" flexDirection="column" gap="u2">
          {next && viewer.may('expense.create') && viewer.family.children.some(({ offered }) => offered) && <Ready />}
          <Awaited query={query} messages={children}>
            {({ items }) => (
              <Children
                items={items}
                viewer={viewer}
                add={mayKeep && addButton}
                onEdit={(item) => setPending({ what: 'keep', item })}
                onRemove={(item) => setPending({ what: 'remove', item })}
              />
            )}
          </Awaited>
        </chakra.div>
      ) : (
        <Card>
          <EmptyState title={children.refusedTitle()}>{children.refusedText()}</EmptyState>
        </Card>
      )}
      {pending && <PendingDialog pending={pending} onClose={() => setPending(null)} />}
    </>
  )
}

/** Leads back to the task that a missing child interrupted. */
function Ready() {
  const { ready } = useI18nContext().LL.children
  return (
    <Banner
      tone="done"
      title={ready.title()}
      action={<ButtonLink link={<Link to="/expenses/new" />}>{ready.action()}</ButtonLink>}
    />
  )
}

function PendingDialog({ pending, onClose }: { pending: PendingAction; onClose: () => void }) {
  const { done } = useI18nContext().LL.children
  const toast = useToast()
  const finish = (text: string) => {
    toast({ tone: 'done', text })
    onClose()
  }
  if (pending.what === 'remove') {
    const { item } = pending
    return <RemoveChild item={item} onClose={onClose} onDone={() => finish(done.removed({ name: item.firstName }))} />
  }
  const { item } = pending
  const doneText = item ? done.changed : done.added
  return <ChildForm item={item} onClose={onClose} onDone={({ firstName }) => finish(doneText({ name: firstName }))} />
}
