import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { HistorySelection } from '#contract/history/history-query.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { useList } from '#src/app/shared/list/use-list.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { CheckLine } from './check-line.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { historyFilters } from './filters.ts'
import { HistoryList } from './history-list.tsx'
import { useHistory } from './use-history.ts'

const ExportDialog = lazyDialog<ExportDialogProps>(async () => (await import('./export-dialog.tsx')).ExportDialog)

const Arrived = chakra('p', {
  base: { px: { base: 'u2', sm: 'u2.5' }, py: 'u1', bg: 'brand.tint', color: 'brand.deep', textStyle: 'secondary' },
})

/** Shows all of the record. The filters are in the address, so that a link or Back restores them. */
export function HistoryPage() {
  const filters = useSearch({ from: '/_authed/history', select: historyFilters.selectionFrom, structuralSharing: true })
  const navigate = useNavigate()
  const { history } = useI18nContext().LL
  const mayRead = mayIn(useFamily())('history.read')
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

type HistoryProps = { filters: HistorySelection; onFilter: (filters: HistorySelection) => void }

function History({ filters, onFilter }: HistoryProps) {
  const { LL: texts } = useI18nContext()
  const viewer = useViewer()
  const [exporting, setExporting] = useState(false)
  const { arrived, ...pages } = useHistory(filters)
  const { onChange, onClear } = useList({ pages, rules: historyFilters, selection: filters, onSelect: onFilter })
  const { history } = texts
  const count = historyFilters.activeIn(filters).length
  return (
    <>
      <PageHeader
        title={history.title()}
        subtitle={history.subtitle()}
        asideBesideTitle
        aside={
          <Button variant="secondary" icon={IconDownload} onClick={() => setExporting(true)}>
            {history.export.open()}
          </Button>
        }
      />
      <Card bleed aria-busy={pages.query.isPending}>
        <CheckLine viewer={viewer} texts={texts} />
        <FilterBar filters={filters} onChange={onChange} onClear={onClear} viewer={viewer} texts={texts} />
        <div role="status">{arrived > 0 && <Arrived>{history.arrived({ count: arrived })}</Arrived>}</div>
        <HistoryList pages={pages} viewer={viewer} texts={texts} filtered={count > 0} onClear={onClear} />
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
