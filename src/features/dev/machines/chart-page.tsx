import { Link, notFound, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { charts } from '#machines/charts.ts'
import { edgesOf } from '#machines/walk/edges.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { InternalPage } from '../internal-page.tsx'
import { machineTexts } from '../texts/machines.ts'
import { ChartView } from './chart-view.tsx'
import { CopyButtons } from './copy-buttons.tsx'
import { statesOf } from './drawing/notes.ts'
import { type View, views } from './views.ts'

const route = '/dev_/machines/$chart'

/** Shows one chart: its drawing and the tester's panels. */
export function ChartPage() {
  const { chart: name } = useParams({ from: route })
  const { view = views[0] } = useSearch({ from: route })
  const navigate = useNavigate()
  const show = (next: View) =>
    void navigate({ to: '/dev/machines/$chart', params: { chart: name }, search: { view: next }, replace: true })
  const machines = machineTexts
  const chart = charts[name]
  if (!chart) throw notFound()
  const size = { states: statesOf(chart.machine).length, transitions: edgesOf(chart.machine).length }
  return (
    <InternalPage>
      <PageHeader
        title={machines.chart({ name })}
        subtitle={machines.size(size)}
        back={{ label: machines.title(), link: <Link to="/dev/machines" /> }}
        aside={<CopyButtons name={name} />}
      />
      <ChartView key={name} name={name} chart={chart} view={view} onView={show} />
    </InternalPage>
  )
}
