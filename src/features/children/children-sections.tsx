import { chakra } from '@chakra-ui/react/styled-system'
import IconMoodKid from '@tabler/icons-react/dist/esm/icons/IconMoodKid.mjs'
import type { ReactNode } from 'react'
import type { ChildDto } from '#contract/children/children.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { ChildList } from './child-list.tsx'

type ChildrenProps = {
  items: readonly ChildDto[]
  viewer: Viewer
  /** Shown only to those who may edit the list. */
  add: ReactNode
  onEdit: (item: ChildDto) => void
  onRemove: (item: ChildDto) => void
}

/** Lists the active children, then the archived ones, or says what to do first. */
export function Children({ items, add, ...list }: ChildrenProps) {
  const { children } = useI18nContext().LL
  if (items.length === 0)
    return (
      <Card>
        <EmptyState icon={IconMoodKid} title={children.empty.title()} action={add}>
          {add ? children.empty.text() : children.empty.lookingOn()}
        </EmptyState>
      </Card>
    )
  const offered = items.filter(({ archivedAt }) => archivedAt === null)
  const archived = items.filter(({ archivedAt }) => archivedAt !== null)
  return (
    <>
      {offered.length > 0 && (
        <Card>
          <ChildList items={offered} label={children.list()} level={2} {...list} />
        </Card>
      )}
      {archived.length > 0 && (
        <Card>
          <CardHeader title={children.archived()} />
          <chakra.p px={{ base: 'u2', sm: 'u2.5' }} pt="u1.5" textStyle="secondary" color="fg.3">
            {children.archivedText()}
          </chakra.p>
          <ChildList items={archived} label={children.archived()} {...list} />
        </Card>
      )}
    </>
  )
}
