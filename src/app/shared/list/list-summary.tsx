import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#src/ui/buttons/button.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 'u2',
    minH: 'u5',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u0.5',
    textStyle: 'secondary',
    color: 'fg.2',
  },
})

type ListSummaryProps = {
  /** Holds "12 expenses"; undefined while the number is not known. */
  found: string | undefined
  /** Holds "Status: Outstanding"; empty when nothing narrows the list. */
  filters: string
  clearLabel: string
  onClear: () => void
}

/** Says how many rows there are and what narrows them; a screen reader announces each change. */
export function ListSummary({ found, filters, clearLabel, onClear }: ListSummaryProps) {
  return (
    <Line>
      <chakra.span role="status" flex="1 1 auto" minW="0" overflowWrap="anywhere">
        {[found, filters].filter(Boolean).join(' · ')}
      </chakra.span>
      {filters && (
        <Button variant="tertiary" size="small" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </Line>
  )
}
