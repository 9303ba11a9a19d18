import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyMachineSnapshot } from 'xstate'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Chart } from '#machines/charts.ts'
import { isTurnOf, labelOf, leafOf, toneFor, turnsOf } from '#machines/shared/decide.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../../texts/machines.ts'
import { labelsOf, labelText } from '../chart-texts.ts'

type NowCardProps = { name: string; chart: Chart; at: AnyMachineSnapshot; who?: string | undefined }

/** Shows what a screen knows of the chart in this state, as one person. */
export function NowCard({ name, chart, at, who = '' }: NowCardProps) {
  const features = useFeatures()
  const { LL } = useI18nContext()
  const { now } = machineTexts
  const by = chart.people[who]
  const meant = hasMeta(at)
  const turns = meant ? turnsOf(at) : []
  const yours = by !== undefined && turns.some((turn) => isTurnOf(chart.machine, turn, by))
  const items = [
    { term: now.state(), value: leafOf(at.value), strong: true },
    { term: now.label(), value: meant ? labelText(labelsOf(features, name, LL), labelOf(at)) : now.noLabel() },
    ...(meant ? [{ term: now.turns(), value: turns.join(', ') }] : []),
  ]
  return (
    <Card {...(meant && by && { edge: toneFor(at, by.party) })}>
      <CardHeader title={now.title()} level={3} aside={by && now.seenAs({ who })} />
      <CardBody role="status">
        {meant && by && (
          <chakra.div mb="u1">
            <Chip tone={toneFor(at, by.party)}>{yours ? now.yours() : now.notYours()}</Chip>
          </chakra.div>
        )}
        <DefinitionList items={items} />
        {at.status === 'done' && (
          <chakra.p textStyle="secondary" color="fg.3" mt="u1">
            {now.final()}
          </chakra.p>
        )}
      </CardBody>
    </Card>
  )
}

/** Charts that live only in the browser have states that no screen labels. */
const hasMeta = (at: AnyMachineSnapshot): boolean =>
  at._nodes.some(({ type, meta }) => (type === 'atomic' || type === 'final') && meta)
