import { chakra } from '@chakra-ui/react/styled-system'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../../texts/machines.ts'
import { factFields } from './fact-fields.ts'
import { FactInput } from './fact-input.tsx'
import type { Press } from './use-press.ts'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    gap: 'u2',
    alignItems: 'end',
  },
})

/** Edits the facts a chart decides on but does not compute. Renders nothing for a chart without such facts. */
export function FactsCard({ name, press }: { name: string; press: Press }) {
  const { facts } = machineTexts
  const fields = factFields[name]
  if (!fields) return null
  const { context } = press.now.at
  return (
    <Card>
      <CardHeader title={facts.title()} level={3} />
      <CardBody>
        <chakra.p color="fg.2" mb="u2">
          {name === 'payment' ? facts.leadPayment() : facts.lead()}
        </chakra.p>
        <Grid>
          {Object.entries(fields).map(([fact, field]) => (
            <FactInput
              key={fact}
              name={fact}
              field={field}
              value={context[fact]}
              onChange={(value) => press.setFacts({ [fact]: value })}
            />
          ))}
        </Grid>
      </CardBody>
    </Card>
  )
}
