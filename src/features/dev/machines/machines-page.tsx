import { chakra } from '@chakra-ui/react/styled-system'
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { type Chart, charts } from '#machines/charts.ts'
import { edgesOf } from '#machines/walk/edges.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import { Row } from '#src/ui/data/row.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { InternalPage } from '../internal-page.tsx'
import { devTexts } from '../texts/dev-texts.ts'
import { machineTexts } from '../texts/machines.ts'
import { describe, labelsOf } from './chart-texts.ts'
import { diagramOf } from './drawing/diagram.ts'
import { DrawingSvg } from './drawing/drawing-svg.tsx'
import { statesOf } from './drawing/notes.ts'

/** Shows every chart in small; each opens its page. */
export function MachinesPage() {
  const machines = machineTexts
  const { title } = devTexts
  return (
    <InternalPage>
      <PageHeader
        title={machines.title()}
        subtitle={machines.lead()}
        back={{ label: title(), link: <Link to="/dev" /> }}
      />
      <chakra.div
        display="grid"
        gap="u2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {Object.entries(charts).map(([name, chart]) => (
          <SmallChart key={name} name={name} chart={chart} />
        ))}
      </chakra.div>
    </InternalPage>
  )
}

function SmallChart({ name, chart: { machine } }: { name: string; chart: Chart }) {
  const features = useFeatures()
  const { LL } = useI18nContext()
  const machines = machineTexts
  const diagram = useMemo(() => {
    const labels = labelsOf(features, name, LL)
    return diagramOf(machine, (node) => describe(labels, node))
  }, [features, machine, name, LL])
  const size = { states: statesOf(machine).length, transitions: edgesOf(machine).length }
  return (
    <Card>
      <Row
        icon={IconSitemap}
        title={name}
        secondary={machines.size(size)}
        link={<Link to="/dev/machines/$chart" params={{ chart: name }} />}
      />
      <chakra.div aria-hidden="true" p="u2" borderTopWidth="1px" css={{ '& svg': { width: 'full', height: 'auto' } }}>
        <DrawingSvg diagram={diagram} label={name} zoom={1} />
      </chakra.div>
    </Card>
  )
}
