import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useState } from 'react'
import type { Chart } from '#machines/charts.ts'
import { anyone, matrixOf, peopleOf } from '#machines/walk/matrix.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../texts/machines.ts'
import { MatrixTable } from './matrix-table.tsx'

/** Shows state by event by person: who may send it, and that everybody else is refused. */
export function MatrixPanel({ name, chart }: { name: string; chart: Chart }) {
  const { matrix: messages } = machineTexts
  const rows = useMemo(() => matrixOf(chart), [chart])
  const people = peopleOf(chart)
  const [only, setOnly] = useState('')
  const named = !people.includes(anyone)
  const shownPeople = only === '' ? people : [only]
  const cells = rows.flatMap((row) => row.cells)
  const tried = cells.length * shownPeople.length
  const allowed = cells.flatMap((cell) => cell.allowed.filter((who) => shownPeople.includes(who))).length
  return (
    <Card>
      <CardHeader title={messages.title()} level={3} />
      <CardBody>
        <chakra.p color="fg.2">{named ? messages.lead() : messages.alone()}</chakra.p>
        <chakra.p role="status" mb="u2">
          {messages.sum({ allowed, tried, refused: tried - allowed })}
        </chakra.p>
        {named && (
          <chakra.div maxW="16rem">
            <Select
              label={messages.person()}
              value={only}
              placeholder={messages.everybody()}
              options={people.map((value) => ({ value, label: value }))}
              onChange={(event) => setOnly(event.target.value)}
            />
          </chakra.div>
        )}
      </CardBody>
      <MatrixTable name={name} rows={rows} only={only || (named ? undefined : anyone)} />
    </Card>
  )
}
