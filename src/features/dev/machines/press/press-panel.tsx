import { chakra } from '@chakra-ui/react/styled-system'
import type { Chart } from '#machines/charts.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../../texts/machines.ts'
import { dataText } from '../chart-texts.ts'
import { Side, Under } from '../panes.tsx'
import { NumberInput } from './fact-input.tsx'
import { FactsCard } from './facts-card.tsx'
import { NowCard } from './now-card.tsx'
import { answersAt, carriesAmount } from './press.model.ts'
import { PressEvents } from './press-events.tsx'
import { PressTrail } from './press-trail.tsx'
import type { Press } from './use-press.ts'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))', gap: 'u2', mb: 'u2' },
})

type PressPanelProps = { name: string; chart: Chart; press: Press }

/** Lets a tester send events as any person; the chart answers as it answers the server and every screen. */
export function PressPanel({ name, chart, press }: PressPanelProps) {
  const { press: messages } = machineTexts
  const answers = answersAt(chart, press.now, press.amount)
  const by = chart.people[press.who]
  const begins = press.begins.map(({ leaf, input }, index) => ({
    value: String(index),
    label: [leaf, dataText(input)].filter(Boolean).join(' · '),
  }))
  return (
    <>
      <Side>
        <NowCard name={name} chart={chart} at={press.now.at} who={press.who} />
        <Card>
          <CardHeader title={messages.title()} level={3} />
          <CardBody>
            <Fields>
              <Select
                label={messages.begin()}
                value={String(press.begin)}
                options={begins}
                onChange={(event) => press.restart(Number(event.target.value))}
              />
              {by && (
                <Select
                  label={messages.who()}
                  hint={messages.whoHint({ party: by.party, mode: by.mode })}
                  value={press.who}
                  options={press.people.map((person) => ({ value: person, label: person }))}
                  onChange={(event) => press.setWho(event.target.value)}
                />
              )}
              {answers.some(({ attempt }) => carriesAmount(attempt)) && (
                <NumberInput
                  label={messages.amount()}
                  hint={messages.amountHint()}
                  value={press.amount}
                  onChange={press.setAmount}
                />
              )}
            </Fields>
            <PressEvents answers={answers} who={press.who} onPress={press.send} />
          </CardBody>
        </Card>
        <PressTrail press={press} named={by !== undefined} />
      </Side>
      <Under>
        <FactsCard name={name} press={press} />
      </Under>
    </>
  )
}
