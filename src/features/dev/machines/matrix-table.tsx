import { chakra } from '@chakra-ui/react/styled-system'
import type { MatrixRow } from '#machines/walk/matrix.ts'
import { machineTexts } from '../texts/machines.ts'
import { detailText, eventName } from './chart-texts.ts'

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'secondary',
    '& th': { textAlign: 'start', fontWeight: 'semibold', verticalAlign: 'bottom' },
    '& th, & td': { px: 'u1.5', py: 'u1', borderTopWidth: '1px', whiteSpace: 'nowrap' },
    // The state stays visible while the events scroll.
    '& th:first-of-type': { position: 'sticky', insetInlineStart: '0', bg: 'bg.card', borderInlineEndWidth: '1px' },
    '& td[data-allowed]': { bg: 'done.bg', color: 'done.fg', fontWeight: 'semibold' },
    '& td': { color: 'fg.3' },
  },
})

type MatrixTableProps = {
  name: string
  rows: readonly MatrixRow[]
  /** Limits the table to one person; each cell then says allowed or refused. */
  only?: string | undefined
}

export function MatrixTable({ name, rows, only }: MatrixTableProps) {
  const { matrix: messages, chart } = machineTexts
  const cellText = (allowed: readonly string[]): string => {
    if (only) return allowed.includes(only) ? messages.allowed() : messages.refused()
    return allowed.join(', ') || messages.none()
  }
  const open = (allowed: readonly string[]) => (only ? allowed.includes(only) : allowed.length > 0)
  return (
    <chakra.section
      tabIndex={0}
      aria-label={messages.region()}
      overflowX="auto"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Table aria-label={chart({ name })}>
        <thead>
          <tr>
            <th scope="col">{messages.state()}</th>
            {rows[0]?.cells.map(({ attempt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one event may be tried with several payloads
              <th key={index} scope="col">
                {eventName(attempt.type)}
                <Detail>{only && attempt.type.startsWith('xstate.') ? detailText(attempt) : ''}</Detail>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ leaf, cells }) => (
            <tr key={leaf}>
              <th scope="row">{leaf}</th>
              {cells.map(({ allowed }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns match the header
                <td key={index} {...(open(allowed) && { 'data-allowed': true })}>
                  {cellText(allowed)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.section>
  )
}

const Detail = ({ children }: { children: string }) =>
  children && (
    <chakra.span display="block" color="fg.3" fontWeight="normal" maxW="11rem" whiteSpace="normal">
      {children}
    </chakra.span>
  )
