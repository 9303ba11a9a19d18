import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Chart } from '#machines/charts.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { machineTexts } from '../texts/machines.ts'
import { describe, labelsOf } from './chart-texts.ts'
import { diagramOf } from './drawing/diagram.ts'
import { Drawing } from './drawing/drawing.tsx'
import { MatrixPanel } from './matrix-panel.tsx'
import { Under } from './panes.tsx'
import { PathsPanel } from './paths-panel.tsx'
import { PressPanel } from './press/press-panel.tsx'
import { usePress } from './press/use-press.ts'
import { TransitionsPanel } from './transitions-panel.tsx'
import { usePath } from './use-path.ts'
import { type View, views } from './views.ts'

const Areas = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: 'u2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' },
    gridTemplateRows: { lg: 'auto auto 1fr' },
    gridTemplateAreas: { lg: '"drawing side" "switch side" "under side"' },
  },
  variants: { sideless: { true: { gridTemplateAreas: { lg: '"drawing drawing" "switch switch" "under under"' } } } },
})

type ChartViewProps = { name: string; chart: Chart; view: View; onView: (view: View) => void }

/** The drawing keeps its position while the panels beside it change. */
export function ChartView({ name, chart, view, onView }: ChartViewProps) {
  const features = useFeatures()
  const { LL } = useI18nContext()
  const { machine } = chart
  const diagram = useMemo(() => {
    const labels = labelsOf(features, name, LL)
    return diagramOf(machine, (node) => describe(labels, node))
  }, [features, machine, name, LL])
  const press = usePress(chart)
  const walk = usePath(chart, view === 'paths')
  const messages = machineTexts.view
  return (
    <Areas sideless={view === 'refusals' || view === 'transitions'}>
      <chakra.div gridArea={{ lg: 'drawing' }} minW="0">
        <Drawing name={name} diagram={diagram} shown={(view === 'paths' && walk.shown) || press.shown} />
      </chakra.div>
      <chakra.div gridArea={{ lg: 'switch' }} overflowX="auto" p="3px" m="-3px">
        <SegmentedControl
          label={messages.label()}
          value={view}
          onChange={onView}
          options={views.map((value) => ({ value, label: messages[value]() }))}
        />
      </chakra.div>
      {view === 'press' && <PressPanel name={name} chart={chart} press={press} />}
      {view === 'paths' && <PathsPanel name={name} chart={chart} walk={walk} />}
      {view === 'refusals' && (
        <Under>
          <MatrixPanel name={name} chart={chart} />
        </Under>
      )}
      {view === 'transitions' && (
        <Under>
          <TransitionsPanel name={name} machine={machine} />
        </Under>
      )}
    </Areas>
  )
}
