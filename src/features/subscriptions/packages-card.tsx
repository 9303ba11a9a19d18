import { chakra } from '@chakra-ui/react/styled-system'
import { allowedOn, type Gated, type Plan } from '#contract/plans.ts'
import { formatBytes } from '#domain/format-bytes.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { usePlanTexts } from './plan-texts.ts'

const Table = chakra('table', {
  base: {
    width: 'full',
    '& th, & td': { py: 'u1', textAlign: 'end', verticalAlign: 'baseline', fontWeight: 'normal' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { textStyle: 'secondary', color: 'fg.3' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& tbody th': { color: 'fg.2' },
    '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& :is(th, td) + :is(th, td)': { ps: { base: 'u1', sm: 'u2' } },
  },
})

const columns = ['trial', 'essentials', 'premium'] as const satisfies readonly Plan[]
/** Names what the product gates today; calls and recordings join it with their pages. */
const rows = [
  'outgoingPayments',
  'scheduledPayments',
  'editScheduledPayments',
  'toneChecks',
  'storage',
] as const satisfies readonly Gated[]
type Row = (typeof rows)[number]
const ofTransfers: readonly Row[] = ['outgoingPayments', 'scheduledPayments', 'editScheduledPayments']

/** Says what each package gives of what is limited, and what never is. */
export function PackagesCard({ bankTransfers }: { bankTransfers: boolean }) {
  const { texts, locale } = usePlanTexts()
  const { packages } = texts
  const givenOf = (plan: Plan, row: Row): string => {
    const allowed = allowedOn(plan, row)
    if (row === 'editScheduledPayments') return allowed === 0 ? packages.no() : packages.yes()
    if (allowed === null) return packages.unlimited()
    return row === 'storage' ? formatBytes(allowed, locale) : String(allowed)
  }
  return (
    <Card bleed>
      <CardHeader title={packages.title()} />
      <CardBody>
        <Table aria-label={packages.title()}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{packages.feature()}</VisuallyHidden>
              </th>
              {columns.map((plan) => (
                <th key={plan} scope="col">
                  {texts.names[plan]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter((row) => bankTransfers || !ofTransfers.includes(row))
              .map((row) => (
                <tr key={row}>
                  <th scope="row">{packages[row]()}</th>
                  {columns.map((plan) => (
                    <td key={plan}>{givenOf(plan, row)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
        <chakra.p textStyle="secondary" color="fg.3" mt="u2">
          {packages.always()}
        </chakra.p>
      </CardBody>
    </Card>
  )
}
