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
  /** "12 expenses"; undefined while it is not known. */
  found: string | undefined
  /** "Status: Outstanding"; empty where nothing narrows it. */
  filters: string
  clearLabel: string
  onClear: () => void
}

/** How many there are, and by what they are narrowed: said aloud whenever it changes. */
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
