import { chakra } from '@chakra-ui/react/styled-system'
import IconClipboardHeart from '@tabler/icons-react/dist/esm/icons/IconClipboardHeart.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoSectionNames } from '#contract/info-bank/info-fields.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { InfoRow } from './info-row.tsx'

const Heading = chakra('h2', {
  base: {
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    textStyle: 'cardHeading',
    'section + section > &': { borderTopWidth: '1px' },
  },
})

type InfoSectionsProps = {
  query: UseQueryResult
  entries: readonly InfoEntryDto[]
  /** There are entries, but the page shows only some of them. */
  filtered: boolean
  onClear: () => void
}

/** Shows entries under each of their sections. */
export function InfoSections({ query, entries, filtered, onClear }: InfoSectionsProps) {
  const { list, section } = useI18nContext().LL.infoBank
  const sections = infoSectionNames.map((name) => ({
    name,
    own: entries.filter(({ sections: named }) => named.includes(name)),
  }))
  return (
    <ListState
      query={{ ...query, isPlaceholderData: false }}
      count={entries.length}
      texts={{
        loading: list.loading(),
        notLoaded: list.notLoaded(),
        retry: list.retry(),
        offlineTitle: list.offline.title(),
        offlineText: list.offline.text(),
      }}
      skeletonRows={6}
      empty={filtered ? <NoneMatch onClear={onClear} /> : <NoneYet />}
    >
      <section aria-label={list.label()}>
        {sections.map(
          ({ name, own }) =>
            own.length > 0 && (
              <section key={name}>
                <Heading>{section[name]()}</Heading>
                {own.map((entry) => (
                  <InfoRow key={entry.id} entry={entry} />
                ))}
              </section>
            ),
        )}
      </section>
    </ListState>
  )
}

function NoneYet() {
  const { infoBank } = useI18nContext().LL
  const { empty, emptyLooking } = infoBank.list
  const { may } = useViewer()
  if (!may('infoBank.write')) return <EmptyState title={emptyLooking.title()}>{emptyLooking.text()}</EmptyState>
  return (
    <EmptyState
      icon={IconClipboardHeart}
      title={empty.title()}
      action={
        <ButtonLink icon={IconPlus} link={<Link to="/infobank/$id" params={{ id: 'new' }} />}>
          {infoBank.add()}
        </ButtonLink>
      }
    >
      {empty.text()}
    </EmptyState>
  )
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  const { list } = useI18nContext().LL.infoBank
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
