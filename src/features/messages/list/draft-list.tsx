import { chakra } from '@chakra-ui/react/styled-system'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Row } from '#src/ui/data/row.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { draftsQuery } from '../messages.queries.ts'
import { namesOf } from '../people.ts'

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })

/** Lists what the viewer began to write and has not sent. */
export function DraftList() {
  const { client } = useApp()
  const { messages } = useI18nContext().LL
  const viewer = useViewer()
  const query = useQuery(draftsQuery(client))
  const { drafts, list, thread } = messages
  const items = query.data?.items ?? []
  const toOf = (to: readonly string[]) =>
    to.length === 0 ? drafts.toNobody() : list.to({ names: namesOf(viewer, to, thread) })
  return (
    <Card bleed aria-busy={query.isPending}>
      <ListState
        query={query}
        count={items.length}
        texts={{
          loading: drafts.loading(),
          notLoaded: drafts.notLoaded(),
          retry: list.retry(),
          offlineTitle: list.offline.title(),
          offlineText: list.offline.text(),
        }}
        skeletonRows={4}
        empty={
          <EmptyState icon={IconPencil} title={drafts.empty.title()}>
            {drafts.empty.text()}
          </EmptyState>
        }
      >
        <List aria-label={messages.folders.drafts()}>
          {items.map(({ id, subject, to, savedAt }) => (
            <li key={id}>
              <Row
                title={subject ? <Verbatim>{subject}</Verbatim> : drafts.noSubject()}
                secondary={`${toOf(to)} · ${drafts.saved({ at: viewer.instant(savedAt) })}`}
                link={<Link to="/messages/new" search={{ draft: id }} />}
              />
            </li>
          ))}
        </List>
      </ListState>
    </Card>
  )
}
