import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { childrenQuery } from '../children/children.queries.ts'
import { FieldValue } from './field-value.tsx'
import { infoBankQuery } from './info-bank.queries.ts'
import { filledFields } from './info-bank-texts.ts'

const Entries = chakra('div', {
  base: {
    display: 'grid',
    columnGap: 'u3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    _print: { gridTemplateColumns: '1fr 1fr', fontSize: '0.875rem' },
  },
})
const Entry = chakra('article', {
  base: { py: 'u1', borderTopWidth: '1px', breakInside: 'avoid', overflowWrap: 'anywhere' },
})
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
        {child && <CardOf child={child} entries={entries} />}
      </ListState>
    </PrintSheet>
  )
}

type CardOfProps = { child: { id: string; firstName: string }; entries: readonly InfoEntryDto[] }

function CardOf({ child, entries }: CardOfProps) {
  const { card } = useI18nContext().LL.infoBank
  const { client } = useApp()
  const viewer = useViewer()
  const { made } = useRequestFacts(viewer)
  const known = useQuery(childrenQuery(client)).data?.items.find(({ id }) => id === child.id)
  const own = entries.filter(({ childIds }) => childIds.includes(child.id))
  const parents = viewer.family.members.filter(({ role }) => role === 'parent')
  return (
    <>
      <chakra.h2 textStyle="pageHeading">{[child.firstName, known?.lastName].filter(Boolean).join(' ')}</chakra.h2>
      {known?.dateOfBirth && <p>{card.born({ date: viewer.date(known.dateOfBirth) })}</p>}
      <chakra.div mt="u2">
        {own.length === 0 ? (
          <EmptyState title={card.nothing()}>{card.nothingText({ name: child.firstName })}</EmptyState>
        ) : (
          <Entries>
            {own.map((entry) => (
              <OnCard key={entry.id} entry={entry} />
            ))}
          </Entries>
        )}
      </chakra.div>
      <chakra.h3 textStyle="cardHeading" mt="u3" mb="u1">
        {card.parents()}
      </chakra.h3>
      <Entries>
        {parents.map(({ id, firstName, lastName }) => {
          const shared = entries.filter(({ parentId }) => parentId === id)
          return (
            <Entry key={id}>
              <chakra.h4 textStyle="strong">{`${firstName} ${lastName}`}</chakra.h4>
              {shared.length === 0 && <chakra.p color="fg.3">{card.noShare()}</chakra.p>}
              {shared.map((entry) => (
                <Lines key={entry.id} entry={entry} />
              ))}
            </Entry>
          )
        })}
      </Entries>
      <chakra.p textStyle="secondary" color="fg.3" mt="u2">
        {card.made({ at: String(made.value) })}
      </chakra.p>
    </>
  )
}

function OnCard({ entry }: { entry: InfoEntryDto }) {
  return (
    <Entry>
      <chakra.h3 textStyle="strong">{entry.title}</chakra.h3>
      <Lines entry={entry} />
    </Entry>
  )
}

function Lines({ entry }: { entry: InfoEntryDto }) {
  const { field } = useI18nContext().LL.infoBank
  return (
    <>
      {filledFields(entry).map(({ field: name, value }) => (
        <chakra.p key={name} whiteSpace="pre-line">
          <chakra.span color="fg.2">{`${field[name]()}: `}</chakra.span>
          <FieldValue field={name} value={value} />
        </chakra.p>
      ))}
      {entry.notes && <chakra.p whiteSpace="pre-line">{entry.notes}</chakra.p>}
    </>
  )
}
