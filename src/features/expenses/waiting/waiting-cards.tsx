import { chakra } from '@chakra-ui/react/styled-system'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Badge } from '#src/ui/navigation/nav-item.tsx'
import { hasChild } from '../parties.ts'
import type { Messages } from '../texts.ts'
import { type Beside, WaitingList } from './waiting-list.tsx'

const Nothing = chakra('p', { base: { color: 'fg.3', px: { base: 'u2', sm: 'u2.5' }, py: 'u2' } })

/** Whose turn it is, of all that is not settled: the reader's first, then everybody else's. `beside` draws what is no expense. */
export function WaitingCards({ beside }: { beside: Beside }) {
  const { client } = useApp()
  const { LL: messages } = useI18nContext()
  const viewer = useViewer()
  const query = useQuery(homeQuery(client))
  const { waiting } = messages.expenses
  const yours = viewer.addressed ? waiting.you() : waiting.name({ name: viewer.nameOf(viewer.viewpoint) })
  const { data } = query
  const count = data?.you.count ?? 0
  const shown = { viewer, messages }
  const listed = { ...shown, beside }
  return (
    <>
      <Card bleed aria-labelledby="waiting-you" aria-busy={query.isPending}>
        <CardHeader
          id="waiting-you"
          title={yours}
          aside={
            count > 0 && (
              <Badge count={count} kind={viewer.addressed ? 'heading' : 'unread'} label={waiting.count({ count })} />
            )
          }
        />
        {!data && <Missing query={query} messages={messages} />}
        {data && count > 0 && <WaitingList list={data.you} label={yours} {...listed} />}
        {data && count === 0 && <Done {...shown} />}
      </Card>
      {!query.isError && !query.isPaused && (
        <Card bleed aria-labelledby="waiting-others" aria-busy={query.isPending}>
          <CardHeader id="waiting-others" title={waiting.others()} />
          {!data && <SkeletonRows label={waiting.loading()} rows={2} />}
          {data && data.others.count > 0 && <WaitingList list={data.others} label={waiting.others()} {...listed} />}
          {data?.others.count === 0 && <Nothing>{waiting.nobodyElse()}</Nothing>}
        </Card>
      )}
    </>
  )
}

type MissingProps = {
  query: { isPaused: boolean; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  messages: Messages
}

/** In place of the lines: on their way, out of reach, or failed. */
function Missing({ query, messages }: MissingProps) {
  const { waiting, log } = messages.expenses
  if (query.isPaused) return <EmptyState title={log.offline.title()}>{waiting.offline()}</EmptyState>
  if (query.isPending) return <SkeletonRows label={waiting.loading()} rows={3} />
  return (
    <ErrorState
      title={waiting.failed.title()}
      retry={{ label: waiting.failed.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {waiting.failed.text()}
    </ErrorState>
  )
}

/** Nothing to do, and what would bring something; before the first child, what to do first. */
function Done({ viewer, messages }: { viewer: Viewer; messages: Messages }) {
  const { done, noChild } = messages.expenses.waiting
  const other = otherParentOf(viewer)
  if (!viewer.addressed) return <Nothing>{done.viewing({ name: viewer.nameOf(viewer.viewpoint) })}</Nothing>
  if (!hasChild(viewer.family)) {
    const add = (
      <ButtonLink link={<Link to="/account/children" search={{ next: 'expense' }} />}>
        {messages.expenses.form.addChild()}
      </ButtonLink>
    )
    return (
      <EmptyState title={done.title()} action={add}>
        {noChild()}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={IconChecks} title={done.title()}>
      {other ? done.text({ name: other }) : done.alone()}
    </EmptyState>
  )
}
