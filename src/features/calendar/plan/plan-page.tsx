import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { PlanAction } from './plan-texts.ts'

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
  const add = may('parentingPlan.record') && (
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

type PlanListsProps<Entry> = {
  lists: readonly { readonly title: string; readonly rows: readonly Entry[] }[]
  idOf: (row: Entry) => string
  card: (row: Entry, onAction: (action: PlanAction) => void) => ReactNode
  /** Asks before what was pressed is done. */
  dialog: (action: PlanAction, row: Entry, onClose: () => void) => ReactNode
}

/** Shows titled lists of cards; a list without any is left out. */
export function PlanLists<Entry>({ lists, idOf, card, dialog }: PlanListsProps<Entry>) {
  const [pending, setPending] = useState<{ action: PlanAction; row: Entry } | null>(null)
  return (
    <>
      {lists.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <chakra.h2 textStyle="cardHeading" mb="u1.5">
                {title}
              </chakra.h2>
              <chakra.ul display="grid" gap="u2">
                {rows.map((row) => (
                  <li key={idOf(row)}>{card(row, (action) => setPending({ action, row }))}</li>
                ))}
              </chakra.ul>
            </section>
          ),
      )}
      {pending && dialog(pending.action, pending.row, () => setPending(null))}
    </>
  )
}
