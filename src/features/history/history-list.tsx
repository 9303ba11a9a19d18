import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { EntryLine } from './entry-line.tsx'
import type { Texts } from './texts.ts'
import type { History } from './use-history.ts'

type HistoryListProps = {
  pages: Pick<History, 'query' | 'rows'>
  filtered: boolean
  onClear: () => void
  viewer: Viewer
  texts: Texts
}

/** Shows the lines, or says that they load, are offline, failed, or do not exist. */
export function HistoryList({ pages: { query, rows }, filtered, onClear, viewer, texts }: HistoryListProps) {
  const { loading, failed, offline, more, list } = texts.history
  return (
    <ListState
      query={query}
      count={rows.length}
      texts={{
        loading: loading(),
        notLoaded: failed.title(),
        failedText: failed.text(),
        retry: failed.retry(),
        offlineTitle: offline.title(),
        offlineText: offline.empty(),
      }}
      skeletonRows={8}
      tile
      quietOffline
      empty={filtered ? <NoneMatch onClear={onClear} texts={texts} /> : <NoneYet texts={texts} />}
    >
      <ol aria-label={list()}>
        {rows.map((line) => (
          <EntryLine key={line.id} line={line} viewer={viewer} texts={texts} />
        ))}
      </ol>
      <MoreRows query={query} texts={{ moreFailed: failed.moreText(), retry: failed.retry(), more: more() }} />
    </ListState>
  )
}

function NoneYet({ texts: { history } }: { texts: Texts }) {
  return (
    <EmptyState icon={IconHistory} title={history.empty.title()}>
      {history.empty.text()}
    </EmptyState>
  )
}

function NoneMatch({ onClear, texts: { history } }: Pick<HistoryListProps, 'onClear' | 'texts'>) {
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
