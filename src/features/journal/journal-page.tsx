import { chakra } from '@chakra-ui/react/styled-system'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { JournalSelection } from '#contract/journal/journal-selection.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useList } from '#src/app/shared/list/use-list.ts'
import { usePages } from '#src/app/shared/list/use-pages.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { journalQuery } from './journal.queries.ts'
import { journalRules } from './journal.selection.ts'
import { JournalFilters } from './journal-filters.tsx'
import { JournalList } from './journal-list.tsx'

/** Shows the journal by day, or its check-ins or moments alone. Its filters are in the address, so that a link or Back restores them. */
export function JournalPage() {
  const selection = useSearch({
    from: '/_authed/journal/',
    select: journalRules.selectionFrom,
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const onSelect = useCallback(
    (search: JournalSelection) => void navigate({ to: '/journal', search, replace: true, resetScroll: false }),
    [navigate],
  )
  const { client } = useApp()
  const { may } = useViewer()
  const { journal } = useI18nContext().LL
  const pages = usePages(journalQuery(client, selection))
  const list = useList({ pages, rules: journalRules, selection, onSelect })
  return (
    <>
      <PageHeader
        title={selection.kind ? journal.list.kinds[selection.kind]() : journal.title()}
        subtitle={may('journal.write') && journal.lead()}
        aside={
          <Actions pair>
            {!list.isEmpty && (
              <ButtonLink
                variant="secondary"
                icon={IconFileText}
                link={<Link to="/journal/$id" params={{ id: 'report' }} />}
              >
                {journal.report.open()}
              </ButtonLink>
            )}
            {may('journal.write') && !list.isEmpty && (
              <ButtonLink icon={IconPlus} link={<Link to="/journal/$id" params={{ id: 'new' }} />}>
                {journal.add()}
              </ButtonLink>
            )}
          </Actions>
        }
      />
      <Card bleed aria-busy={pages.query.isPending}>
        {!list.isEmpty && (
          <chakra.div pb="u2">
            <JournalFilters selection={selection} {...list} />
          </chakra.div>
        )}
        <JournalList pages={pages} filtered={journalRules.activeIn(selection).length > 0} onClear={list.onClear} />
      </Card>
    </>
  )
}
