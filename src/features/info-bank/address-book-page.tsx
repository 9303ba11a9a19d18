import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { reachableBy } from '#contract/info-bank/info-fields.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { useTyped } from '#src/app/shared/list/use-typed.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { matchesText } from '#src/ui/fields/match-text.ts'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { FieldValue } from './field-value.tsx'
import { infoBankQuery } from './info-bank.queries.ts'
import { aboutText, filledFields, searchedText } from './info-bank-texts.ts'

const Person = chakra('li', {
  base: {
    display: 'grid',
    columnGap: 'u3',
    rowGap: 'u1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u2',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px' },
  },
})

const isReachable = ({ fields }: InfoEntryDto): boolean => reachableBy.some((name) => fields[name])
/** An entry about a parent is found by the parent's name. */
const nameOf = ({ fields, title, parentId }: InfoEntryDto, viewer: Viewer): string =>
  fields.contactName ?? fields.teacher ?? (parentId === null ? title : viewer.nameOf(parentId))

/** Lists by name everybody in the Info Bank who can be reached. */
export function AddressBookPage() {
  const { LL } = useI18nContext()
  const { book, list, one, title } = LL.infoBank
  const { client } = useApp()
  const viewer = useViewer()
  const { search = '' } = useSearch({ from: '/_authed/infobank/$id' })
  const navigate = useNavigate()
  const query = useQuery(infoBankQuery(client))
  const { typed, setTyped } = useTyped(search, (words) => {
    const next = words ? { search: words } : {}
    void navigate({ to: '/infobank/$id', params: { id: 'book' }, search: next, replace: true, resetScroll: false })
  })
  const all = (query.data?.items ?? [])
    .filter(isReachable)
    .toSorted((a, b) => nameOf(a, viewer).localeCompare(nameOf(b, viewer), viewer.locale))
  const shown = all.filter((entry) => matchesText(searchedText(entry, viewer, LL), typed))
  return (
    <>
      <PageHeader title={book.title()} back={{ label: title(), link: <Link to="/infobank" /> }} />
      {all.length > 0 && (
        <chakra.div mb="u2" maxW="24rem">
          <SearchField label={book.search()} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </chakra.div>
      )}
      <Card bleed aria-busy={query.isPending}>
        <ListState
          query={{ ...query, isPlaceholderData: false }}
          count={shown.length}
          texts={{
            loading: list.loading(),
            notLoaded: list.notLoaded(),
            retry: list.retry(),
            offlineTitle: list.offline.title(),
            offlineText: list.offline.text(),
          }}
          skeletonRows={4}
          empty={
            all.length > 0 ? (
              <EmptyState title={list.none.title()}>{list.none.text()}</EmptyState>
            ) : (
              <EmptyState
                title={book.none.title()}
                action={<ButtonLink link={<Link to="/infobank" />}>{one.back()}</ButtonLink>}
              >
                {book.none.text()}
              </EmptyState>
            )
          }
        >
          <ul>
            {shown.map((entry) => (
              <OnePerson key={entry.id} entry={entry} />
            ))}
          </ul>
        </ListState>
      </Card>
    </>
  )
}

function OnePerson({ entry }: { entry: InfoEntryDto }) {
  const { book, field } = useI18nContext().LL.infoBank
  const viewer = useViewer()
  const { id, title } = entry
  const ways = filledFields(entry).filter(({ field: name }) => reachableBy.some((way) => way === name))
  return (
    <Person>
      <div>
        <chakra.h2 textStyle="strong">
          <Link to="/infobank/$id" params={{ id }} search={{}}>
            {nameOf(entry, viewer)}
          </Link>
        </chakra.h2>
        <chakra.p textStyle="secondary" color="fg.3">
          {[book.entry({ title }), aboutText(entry, viewer)].join(' · ')}
        </chakra.p>
      </div>
      <FactList
        items={ways.map(({ field: name, value }) => ({
          term: field[name](),
          value: <FieldValue field={name} value={value} />,
        }))}
      />
    </Person>
  )
}
