import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { permissions } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { CheckLine } from './check-line.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { countOf, filtersIn } from './filters.ts'
import type { Filters } from './history.queries.ts'
import { HistoryList } from './history-list.tsx'
import { useHistory } from './use-history.ts'

const Arrived = chakra('p', {
  base: { px: { base: 'u2', sm: 'u2.5' }, py: 'u1', bg: 'brand.tint', color: 'brand.deep', textStyle: 'secondary' },
})

/** Shows all of the record. The filters are in the address, so that a link or Back restores them. */
export function HistoryPage() {
  // The router keeps parameters that it does not know, so the contract validates the filters again.
  const filters = filtersIn(useSearch({ from: '/_authed/history' }))
  const navigate = useNavigate()
  const { history } = useI18nContext().LL
  const mayRead = permissions['history.read'](useFamily())
  if (mayRead)
    return <History filters={filters} onFilter={(search) => void navigate({ to: '.', search, replace: true })} />
  return (
    <>
      <PageHeader title={history.title()} />
      <Card>
        <EmptyState title={history.notAParent.title()}>{history.notAParent.text()}</EmptyState>
      </Card>
    </>
  )
}

type HistoryProps = { filters: Filters; onFilter: (filters: Filters) => void }

function History({ filters, onFilter }: HistoryProps) {
  const { LL: texts } = useI18nContext()
  const viewer = useViewer()
  const [exporting, setExporting] = useState(false)
  const { lines, arrived, pages } = useHistory(filters)
  const { history } = texts
  return (
    <>
      <PageHeader
        title={history.title()}
        subtitle={history.subtitle()}
        aside={
          <Button variant="secondary" icon={IconDownload} onClick={() => setExporting(true)}>
            {history.export.open()}
          </Button>
        }
      />
      <Card bleed aria-busy={pages.isPending}>
        <CheckLine viewer={viewer} texts={texts} />
        <FilterBar filters={filters} onFilter={onFilter} viewer={viewer} texts={texts} />
        <div role="status">{arrived > 0 && <Arrived>{history.arrived({ count: arrived })}</Arrived>}</div>
        <HistoryList
          pages={pages}
          lines={lines}
          viewer={viewer}
          texts={texts}
          filtered={countOf(filters) > 0}
          onClear={() => onFilter({})}
        />
      </Card>
      <ExportDialog
        open={exporting}
        onClose={() => setExporting(false)}
        filters={filters}
        viewer={viewer}
        texts={texts}
      />
    </>
  )
}
