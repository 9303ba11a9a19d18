import { chakra } from '@chakra-ui/react/styled-system'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from '@tanstack/react-router'
import type { JournalPageDto } from '#contract/journal/journal-routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import type { Pages } from '#src/app/shared/list/use-pages.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { EntryRow } from './entry-row.tsx'

const Day = chakra('h2', {
  base: {
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1',
    bg: 'bg.inset',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    textStyle: 'label',
  },
})

type JournalListProps = { pages: Pick<Pages<JournalPageDto>, 'query' | 'rows'>; filtered: boolean; onClear: () => void }

/** Shows the entries under the day that each is about. */
export function JournalList({ pages: { query, rows }, filtered, onClear }: JournalListProps) {
  const { list } = useI18nContext().LL.journal
  const viewer = useViewer()
  return (
    <ListState
      query={query}
      count={rows.length}
      texts={{
        loading: list.loading(),
        notLoaded: list.notLoaded(),
        retry: list.retry(),
        offlineTitle: list.offline.title(),
        offlineText: list.offline.text(),
      }}
      skeletonRows={6}
      tile
      empty={filtered ? <NoneMatch onClear={onClear} /> : <NoneYet />}
    >
      <section aria-label={list.label()}>
        {[...Map.groupBy(rows, ({ on }) => on)].map(([on, entries]) => (
          <section key={on}>
            <Day>{viewer.longDate(on)}</Day>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </section>
        ))}
      </section>
      <MoreRows query={query} texts={{ moreFailed: list.nextFailed(), retry: list.retry(), more: list.next() }} />
    </ListState>
  )
}

function NoneYet() {
  const { journal } = useI18nContext().LL
  const { empty, emptyLooking } = journal.list
  const { may } = useViewer()
  if (!may('journal.write')) return <EmptyState title={emptyLooking.title()}>{emptyLooking.text()}</EmptyState>
  return (
    <EmptyState
      icon={IconNotebook}
      title={empty.title()}
      action={
        <ButtonLink icon={IconPlus} link={<Link to="/journal/$id" params={{ id: 'new' }} />}>
          {journal.add()}
        </ButtonLink>
      }
    >
      {empty.text()}
    </EmptyState>
  )
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  const { list } = useI18nContext().LL.journal
  return (
    <EmptyState
      title={list.none.title()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {list.clear()}
        </Button>
      }
    >
      {list.none.text()}
    </EmptyState>
  )
}
