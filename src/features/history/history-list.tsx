import { chakra } from '@chakra-ui/react/styled-system'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { HistoryLineDto } from '#contract/history/history.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EntryLine } from './entry-line.tsx'
import type { Texts } from './texts.ts'
import type { useHistory } from './use-history.ts'

const Foot = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 'u1', p: 'u2', borderTopWidth: '1px' },
})

type HistoryListProps = {
  pages: ReturnType<typeof useHistory>['pages']
  lines: readonly HistoryLineDto[]
  filtered: boolean
  onClear: () => void
  viewer: Viewer
  texts: Texts
}

/** Shows the lines, or says that they load, are offline, failed, or do not exist. */
export function HistoryList({ pages, lines, filtered, onClear, viewer, texts }: HistoryListProps) {
  const { history } = texts
  if (lines.length > 0)
    return (
      <>
        <ol aria-label={history.list()}>
          {lines.map((line) => (
            <EntryLine key={line.id} line={line} viewer={viewer} texts={texts} />
          ))}
        </ol>
        {pages.hasNextPage && <More pages={pages} texts={texts} />}
      </>
    )
  if (pages.isPaused) return <EmptyState title={history.offline.title()}>{history.offline.empty()}</EmptyState>
  if (pages.isPending) return <SkeletonRows label={history.loading()} rows={8} />
  if (pages.isError)
    return (
      <ErrorState
        title={history.failed.title()}
        retry={{ label: history.failed.retry(), onPress: () => void pages.refetch(), loading: pages.isFetching }}
      >
        {history.failed.text()}
      </ErrorState>
    )
  if (!filtered)
    return (
      <EmptyState icon={IconHistory} title={history.empty.title()}>
        {history.empty.text()}
      </EmptyState>
    )
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      {history.filter.clear()}
    </Button>
  )
  return (
    <EmptyState title={history.none.title()} action={clear}>
      {history.none.text()}
    </EmptyState>
  )
}

function More({ pages, texts }: Pick<HistoryListProps, 'pages' | 'texts'>) {
  const { more, failed } = texts.history
  const broken = pages.isFetchNextPageError
  return (
    <Foot>
      {broken && <p role="alert">{failed.moreText()}</p>}
      <Button variant="secondary" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {broken ? failed.retry() : more()}
      </Button>
    </Foot>
  )
}
