import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import type { Reader } from '#src/app/reader.ts'
import { Button } from '#src/ui/button.tsx'
import { sayFilters } from './log-options.ts'
import type { Words } from './say.ts'

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

type LogSummaryProps = {
  selection: ExpenseSelection
  count: number | undefined
  onClear: () => void
  reader: Reader
  words: Words
}

/** How many there are, and by what they are narrowed: said aloud whenever it changes. */
export function LogSummary({ selection, count, onClear, reader, words }: LogSummaryProps) {
  const { log } = words.expenses
  const filters = sayFilters(selection, reader, words)
  return (
    <Line>
      <chakra.span role="status" flex="1 1 auto" minW="0" overflowWrap="anywhere">
        {[count !== undefined && log.found({ count }), filters].filter(Boolean).join(' · ')}
      </chakra.span>
      {filters && (
        <Button variant="tertiary" size="small" onClick={onClear}>
          {log.filters.clear()}
        </Button>
      )}
    </Line>
  )
}
