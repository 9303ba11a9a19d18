import { chakra } from '@chakra-ui/react/styled-system'
import { parentGround } from '#src/ui/data/parent-pattern.ts'
import type { Pair, PairParent } from './pair.ts'

/** One square a night, in rows of seven; a letter of the parent stands in each. */
const Picture = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '2px',
    width: '100%',
    maxW: '168px',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: '20px',
      borderRadius: '3px',
      textStyle: 'caption',
      printColorAdjust: 'exact',
      _highContrast: { borderWidth: '1px' },
    },
    '& .A': parentGround.A,
    '& .B': parentGround.B,
  },
})

export const nightOwner = (letter: string, [first, second]: Pair): PairParent => (letter === 'B' ? second : first)

/** Draws a row of nights: a letter for each, A the first parent and B the second. */
export function NightsPicture({ nights, pair, label }: { nights: string; pair: Pair; label?: string }) {
  return (
    <Picture {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {[...nights].map((letter, index) => {
        const { side, name } = nightOwner(letter, pair)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a night is its place
          <span key={index} className={side}>
            {name.slice(0, 1)}
          </span>
        )
      })}
    </Picture>
  )
}
