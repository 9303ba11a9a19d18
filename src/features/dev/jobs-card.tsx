import { useQuery } from '@tanstack/react-query'
import { devRoutes } from '#contract/dev/dev.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { DataTable } from '#src/ui/data/data-table.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Loaded } from './loaded.tsx'
import { devTexts } from './texts/dev-texts.ts'

type Job = { queue: string; state: string; count: number }

export function JobsCard() {
  const { client } = useApp()
  const jobs = useQuery({ queryKey: ['jobs'], queryFn: ({ signal }) => client.call(devRoutes.jobs, {}, { signal }) })
  const columns = [
    { key: 'queue', header: devTexts.queue(), cell: ({ queue }: Job) => queue, strong: true, phone: 'title' as const },
    { key: 'state', header: devTexts.state(), cell: ({ state }: Job) => state, phone: 'status' as const },
    {
      key: 'count',
      header: devTexts.count(),
      cell: ({ count }: Job) => count,
      align: 'end' as const,
      phone: 'value' as const,
    },
  ]
  return (
    <Card>
      <CardHeader title={devTexts.jobs()} />
      <Loaded query={jobs}>
        {jobs.data?.length === 0 ? (
          <EmptyState title={devTexts.jobsEmpty()} />
        ) : (
          <DataTable
            caption={devTexts.jobs()}
            columns={columns}
            rows={jobs.data ?? []}
            rowKey={({ queue, state }) => `${queue} ${state}`}
          />
        )}
      </Loaded>
    </Card>
  )
}
