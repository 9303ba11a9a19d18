import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ThreadDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { threadQuery } from '../messages.queries.ts'
import { MoveButton } from '../move/move-button.tsx'
import { namesOf, othersIn } from '../people.ts'
import { DownloadButton } from '../report/download-button.tsx'
import { readMessagesSearch } from '../search.ts'
import { ThreadMessage } from './thread-message.tsx'
import { useFirstShown } from './use-first-shown.ts'

const ReplyForm = lazy(async () => ({ default: (await import('../compose/reply-form.tsx')).ReplyForm }))

const Back = chakra('div', {
  base: {
    '& a': { display: 'inline-flex', alignItems: 'center', gap: 'u0.5', minHeight: '44px', textStyle: 'strong' },
  },
})
const Head = chakra('div', { base: { px: { base: 'u2', md: 'u2.5' }, py: 'u2', borderBottomWidth: '1px' } })
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 'u1' },
})
const Earlier = chakra('div', { base: { px: { base: 'u2', md: 'u2.5' }, py: 'u1', borderBottomWidth: '1px' } })

type ThreadPaneProps = { id: string }

/** Shows a thread. Messages that the viewer has not opened are closed rows in it. */
export function ThreadPane({ id }: ThreadPaneProps) {
  const { client } = useApp()
  const query = useQuery(threadQuery(client, id))
  return query.data === undefined ? <Waiting query={query} /> : <Thread {...query.data} />
}

function Thread({ id, subject, messages }: ThreadDto) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { thread: texts } = LL.messages
  const chosen = useLocation({ select: ({ state }) => state.chosen })
  const { first, showAll } = useFirstShown(messages, chosen)
  return (
    <Card bleed>
      <ThreadHead id={id} subject={subject} messages={messages} />
      {first > 0 && (
        <Earlier>
          {`${texts.earlier({ count: first })} · `}
          <Button variant="tertiary" size="small" onClick={showAll}>
            {texts.show()}
          </Button>
        </Earlier>
      )}
      <chakra.ol aria-label={subject} css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {messages.slice(first).map((message, at) => (
          <ThreadMessage
            key={message.id}
            message={message}
            place={first + at + 1}
            count={messages.length}
            chosen={message.id === chosen}
          />
        ))}
      </chakra.ol>
      {viewer.may('message.write') && messages.some(({ body }) => body !== null) && (
        <Suspense fallback={<SkeletonRows label={texts.loading()} rows={1} />}>
          <ReplyForm messages={messages} />
        </Suspense>
      )}
    </Card>
  )
}

function ThreadHead({ id, subject, messages }: ThreadDto) {
  const { thread: texts } = useI18nContext().LL.messages
  const viewer = useViewer()
  const { thread: _, ...list } = readMessagesSearch(useSearch({ from: '/_authed/messages/' }))
  const ids = messages.map((message) => message.id)
  const attorneys = messages.flatMap((message) => message.attorneys)
  const names = namesOf(viewer, othersIn(viewer, messages), texts, attorneys)
  return (
    <Head>
      <Back hideFrom="lg">
        <Link to="/messages" search={list}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          {texts.back()}
        </Link>
      </Back>
      <Title>
        <div>
          <chakra.h2 textStyle="cardHeading" overflowWrap="anywhere">
            <Verbatim>{subject}</Verbatim>
          </chakra.h2>
          <chakra.p textStyle="secondary" color="fg.3">
            {texts.count({ count: messages.length, names })}
          </chakra.p>
        </div>
        <chakra.span display="flex" gap="u1">
          {viewer.may('message.write') && (
            <MoveButton ids={ids} folder={list.search === undefined ? (list.folder ?? 'inbox') : 'all'} />
          )}
          {viewer.may('history.read') && <DownloadButton ids={ids} thread={{ id, subject }} />}
        </chakra.span>
      </Title>
    </Head>
  )
}

type WaitingProps = {
  query: { error: unknown; isError: boolean; isPaused: boolean; isFetching: boolean; refetch: () => unknown }
}

function Waiting({ query }: WaitingProps) {
  const { LL } = useI18nContext()
  const { thread, list } = LL.messages
  if (query.isPaused)
    return (
      <Card>
        <ErrorState title={list.offline.title()}>{list.offline.text()}</ErrorState>
      </Card>
    )
  if (!query.isError)
    return (
      <Card aria-busy>
        <SkeletonRows label={thread.loading()} rows={4} tile />
      </Card>
    )
  const isGone = isRequestFailure(query.error) && query.error.statusCode === 404
  return (
    <Card>
      <ErrorState
        title={isGone ? LL.errors.entryNotFound() : LL.errors.cannotViewEntry()}
        retry={{ label: list.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    </Card>
  )
}
