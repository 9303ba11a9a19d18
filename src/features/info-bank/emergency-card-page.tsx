import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { infoBankQuery } from './info-bank.queries.ts'

const Choice = chakra('div', { base: { mb: 'u2', _print: { display: 'none' } } })

/** Shows on one page what is marked for emergencies and shared: of a child, and of each parent what they share of themselves. */
export function EmergencyCardPage() {
  const { infoBank } = useI18nContext().LL
  const { card, list } = infoBank
  const { client } = useApp()
  const viewer = useViewer()
  const search = useSearch({ from: '/_authed/infobank/$id' })
  const navigate = useNavigate()
  const query = useQuery(infoBankQuery(client))
  const children = viewer.family.children.filter(({ offered }) => offered)
  const entries = (query.data?.items ?? []).filter(({ emergency, sharedAt }) => emergency && sharedAt !== null)
  const child =
    children.find(({ id }) => id === search.child) ??
    children.find(({ id }) => entries.some(({ childIds }) => childIds.includes(id))) ??
    children[0]
  return (
    <PrintSheet
      title={card.title()}
      back={{ label: infoBank.one.back(), link: <Link to="/infobank" /> }}
      whole={query.isSuccess && child !== undefined}
    >
      {children.length > 1 && child && (
        <Choice>
          <SegmentedControl
            label={card.child()}
            value={child.id}
            onChange={(id) =>
              void navigate({ to: '/infobank/$id', params: { id: 'card' }, search: { child: id }, replace: true })
            }
            options={children.map(({ id, firstName }) => ({ value: id, label: firstName }))}
          />
        </Choice>
      )}
      <ListState
        query={{ ...query, isPlaceholderData: false }}
        count={child && query.isSuccess ? 1 : 0}
        texts={{
          loading: list.loading(),
          notLoaded: list.notLoaded(),
          retry: list.retry(),
          offlineTitle: list.offline.title(),
          offlineText: list.offline.text(),
        }}
        skeletonRows={4}
        empty={
          <EmptyState
            title={card.noChild()}
            action={<ButtonLink link={<Link to="/account/children" />}>{card.children()}</ButtonLink>}
          >
            {card.noChildText()}
          </EmptyState>
        }
      >
        {child && <EmergencyCard child={child} entries={entries} />}
      </ListState>
    </PrintSheet>
  )
}
