import { useQuery } from '@tanstack/react-query'
import { devRoutes } from '#contract/dev/dev.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { DataTable } from '#src/ui/data/data-table.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Loaded } from './loaded.tsx'

type Job = { queue: string; state: string; count: number }

export function JobsCard() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const jobs = useQuery({ queryKey: ['jobs'], queryFn: ({ signal }) => client.call(devRoutes.jobs, {}, { signal }) })
  const columns = [
    { key: 'queue', header: LL.dev.queue(), cell: ({ queue }: Job) => queue, strong: true, phone: 'title' as const },
    { key: 'state', header: LL.dev.state(), cell: ({ state }: Job) => state, phone: 'status' as const },
    {
      key: 'count',
      header: LL.dev.count(),
      cell: ({ count }: Job) => count,
      align: 'end' as const,
      phone: 'value' as const,
    },
  ]
  return (
    <Card>
      <CardHeader title={LL.dev.jobs()} />
      <Loaded query={jobs}>
        {jobs.data?.length === 0 ? (
          <EmptyState title={LL.dev.jobsEmpty()} />
        ) : (
          <DataTable
            caption={LL.dev.jobs()}
            columns={columns}
            rows={jobs.data ?? []}
            rowKey={({ queue, state }) => `${queue} ${state}`}
          />
        )}
      </Loaded>
    </Card>
  )
}
