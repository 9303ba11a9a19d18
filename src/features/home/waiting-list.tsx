import { chakra } from '@chakra-ui/react/styled-system'
import type { HomeSlots, Waiting } from '../feature.ts'
import { Filled } from './filled.tsx'

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })
const Foot = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', p: 'u1', borderTopWidth: '1px' },
})

type WaitingListProps = { waiting: Waiting; label: string; slots: readonly HomeSlots[] }

/** Shows the lines of every area in one list, and links to the rest. */
export function WaitingList({ waiting, label, slots }: WaitingListProps) {
  const lines = slots.reduce((sum, { countLines }) => sum + (countLines?.(waiting) ?? 0), 0)
  return (
    <>
      <List aria-label={label}>
        <Filled slots={slots} draw={({ Lines }) => Lines && <Lines waiting={waiting} />} />
      </List>
      {waiting.count > lines && (
        <Filled
          slots={slots}
          draw={({ Rest }) =>
            Rest && (
              <Foot>
                <Rest />
              </Foot>
            )
          }
        />
      )}
    </>
  )
}
