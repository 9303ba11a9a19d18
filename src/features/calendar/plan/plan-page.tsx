import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

type Items<Item> = { readonly items: readonly Item[] }
type AwaitedItems<Item> = ComponentProps<typeof Awaited<Items<Item>>>

type PlanPageProps<Item> = {
  query: AwaitedItems<Item>['query']
  messages: AwaitedItems<Item>['messages'] &
    Record<'title' | 'text' | 'add', () => string> & {
      empty: Record<'title' | 'text' | 'textOthers', () => string>
    }
  /** Leads to the form of a new one, which parents are offered. */
  add: ComponentProps<typeof ButtonLink>['link']
  /** Stands beside the way to add, once there is something. */
  beside?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** Shows what decides whose day it is, and offers to add to it. Whoever may not plan reads that a parent does. */
export function PlanPage<Item>({ query, messages, add: link, beside, children }: PlanPageProps<Item>) {
  const { may } = useViewer()
  const { empty } = messages
  const add = may('calendar.plan') && (
    <ButtonLink icon={IconPlus} link={link}>
      {messages.add()}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={messages.text()}
        aside={
          query.data &&
          query.data.items.length > 0 && (
            <>
              {beside}
              {add}
            </>
          )
        }
      />
      <Awaited query={query} messages={messages}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState title={empty.title()} action={add || undefined}>
                {add ? empty.text() : empty.textOthers()}
              </EmptyState>
            </Card>
          ) : (
            children(items)
          )
        }
      </Awaited>
    </>
  )
}

/** A titled list of cards. */
export function PlanList<Item>({
  title,
  items,
  children,
}: {
  title: string
  items: readonly { readonly id: string; readonly item: Item }[]
  children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <chakra.h2 textStyle="cardHeading" mb="u1.5">
        {title}
      </chakra.h2>
      <chakra.ul display="grid" gap="u2">
        {items.map(({ id, item }) => (
          <li key={id}>{children(item)}</li>
        ))}
      </chakra.ul>
    </section>
  )
}
