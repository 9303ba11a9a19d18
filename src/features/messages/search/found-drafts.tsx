import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Row } from '#src/ui/data/row.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Marked } from './marked.tsx'
import { Caption, FoundList } from './parts.tsx'
import { foundDraftsQuery } from './search.queries.ts'

/** Lists the viewer's drafts that have the words. */
export function FoundDrafts({ search }: { search: string }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { list, drafts, search: texts } = LL.messages
  const query = useQuery(foundDraftsQuery(client, search))
  const items = query.data?.items ?? []
  return (
    <Card bleed aria-busy={query.isFetching}>
      <ListState
        query={query}
        count={items.length}
        texts={{
          loading: texts.loading(),
          notLoaded: LL.errors.cannotSearchDrafts(),
          retry: list.retry(),
          offlineTitle: list.offline.title(),
          offlineText: texts.offline(),
        }}
        skeletonRows={4}
        empty={
          <EmptyState icon={IconSearch} title={texts.nothing({ search })}>
            {texts.hint()}
          </EmptyState>
        }
      >
        <Caption role="status">{texts.foundDrafts({ count: items.length })}</Caption>
        <FoundList aria-label={texts.labelDrafts({ search })}>
          {items.map(({ id, markedSubject, snippet, savedAt }) => (
            <li key={id}>
              <Row
                title={markedSubject.text ? <Marked {...markedSubject} /> : drafts.noSubject()}
                secondary={
                  <>
                    {snippet.text && (
                      <>
                        <Marked {...snippet} />
                        <br />
                      </>
                    )}
                    {drafts.saved({ at: viewer.instant(savedAt) })}
                  </>
                }
                link={<Link to="/messages/new" search={{ draft: id }} />}
              />
            </li>
          ))}
        </FoundList>
      </ListState>
    </Card>
  )
}
