import { chakra } from '@chakra-ui/react/styled-system'
import { type Parent, parentGround } from './parent-pattern.ts'
import { Verbatim } from './verbatim.tsx'

const Part = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '32px',
    px: 'u1.5',
    minW: 'fit-content',
    textStyle: 'chip',
    printColorAdjust: 'exact',
    _highContrast: { borderWidth: '1px' },
  },
  variants: { who: parentGround },
})

export type SplitPart = { who: Parent /** Reads like "You 50%". */; label: string; percent: number }

/** Shows two parents' parts with name and percentage; a part of zero is omitted. */
export function SplitBar({ label, parts }: { label: string; parts: readonly SplitPart[] }) {
  return (
    <chakra.div role="group" aria-label={label} display="flex" borderRadius="control" overflow="hidden">
      {parts
        .filter(({ percent }) => percent > 0)
        .map(({ who, label: text, percent }) => (
          <Part key={who} who={who} style={{ flex: `${percent} 1 0` }}>
            <Verbatim>{text}</Verbatim>
          </Part>
        ))}
    </chakra.div>
  )
}
