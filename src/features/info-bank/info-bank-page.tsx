import { chakra } from '@chakra-ui/react/styled-system'
import IconFirstAidKit from '@tabler/icons-react/dist/esm/icons/IconFirstAidKit.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useTyped } from '#src/app/shared/list/use-typed.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { matchesText } from '#src/ui/fields/match-text.ts'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { DetailsColumns } from '#src/ui/layout/details-columns.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { InfoAside } from './info-aside.tsx'
import { infoBankQuery } from './info-bank.queries.ts'
import { searchedText } from './info-bank-texts.ts'
import { InfoSections } from './info-sections.tsx'

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gap: 'u2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' },
    columnGap: { md: 'u3' },
    alignItems: 'center',
    mb: { base: 'u2', md: 'u2.5' },
  },
})

const concerns = ({ childIds, parentId }: InfoEntryDto, who: string): boolean =>
  who === '' || parentId === who || childIds.includes(who)

/** Shows the Info Bank by section. Whom it is about and what is searched for are in the address, so that Back restores them. */
export function InfoBankPage() {
  const { LL } = useI18nContext()
  const { infoBank } = LL
  const { client } = useApp()
  const viewer = useViewer()
  const { who = '', search = '' } = useSearch({ from: '/_authed/infobank/' })
  const navigate = useNavigate()
  const query = useQuery(infoBankQuery(client))
  const all = query.data?.items ?? []
  const isEmpty = query.isSuccess && all.length === 0
  // The controls around the entries are drawn before the entries have come, so that these do not move.
  const hasSome = (query.isPending && !query.isPaused) || all.length > 0
  const change = (part: { who?: string; search?: string }) => {
    const next = { who, search, ...part }
    const kept = Object.fromEntries(Object.entries(next).filter(([, text]) => text !== ''))
    void navigate({ to: '/infobank', search: kept, replace: true, resetScroll: false })
  }
  const { typed, setTyped } = useTyped(search, (words) => change({ search: words }))
  const shown = all.filter((entry) => concerns(entry, who) && matchesText(searchedText(entry, viewer, LL), typed))
  const cardOf = who ? { child: who } : {}
  const { children, members } = viewer.family
  const people = [...children.filter(({ offered }) => offered), ...members.filter(({ role }) => role === 'parent')].map(
    ({ id, firstName }) => ({ value: id, label: firstName }),
  )
  return (
    <>
      <PageHeader
        eyebrow={infoBank.lead()}
        title={infoBank.title()}
        aside={
          <Actions pair>
            {hasSome && (
              <ButtonLink
                variant="secondary"
                icon={IconFirstAidKit}
                link={<Link to="/infobank/$id" params={{ id: 'card' }} search={cardOf} />}
              >
                {infoBank.card.open()}
              </ButtonLink>
            )}
            {viewer.may('infoBank.write') && !isEmpty && (
              <ButtonLink icon={IconPlus} link={<Link to="/infobank/$id" params={{ id: 'new' }} />}>
                {infoBank.add()}
              </ButtonLink>
            )}
          </Actions>
        }
      />
      {hasSome && (
        <Controls>
          <div>
            <SegmentedControl
              label={infoBank.list.who()}
              value={who}
              onChange={(value) => change({ who: value })}
              options={[{ value: '', label: infoBank.list.everyone() }, ...people]}
            />
          </div>
          <SearchField label={infoBank.list.search()} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Controls>
      )}
      <DetailsColumns>
        <Card bleed aria-busy={query.isPending}>
          <InfoSections
            query={query}
            entries={shown}
            filtered={all.length > 0}
            onClear={() => {
              setTyped('')
              change({ who: '', search: '' })
            }}
          />
        </Card>
        {hasSome && (
          <HeldPlace waits={query.isPending}>
            <InfoAside entries={all} cardOf={cardOf} />
          </HeldPlace>
        )}
      </DetailsColumns>
    </>
  )
}
