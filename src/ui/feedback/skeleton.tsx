import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** Replaces text that is loading with a grey bar: give it the text's width and line height. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '0.8em',
    my: '0.35em',
    maxW: 'full',
    borderRadius: 'base',
    bg: 'line',
    _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' },
    _highContrast: { borderWidth: '1px' },
  },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u2',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    minH: '72px',
    '& + &': { borderTopWidth: '1px' },
  },
})

type SkeletonRowsProps = { label: string; rows?: number; tile?: boolean }

/** Shows a list in its final layout while it loads, so that nothing jumps. */
export function SkeletonRows({ label, rows = 4, tile = true }: SkeletonRowsProps) {
  return (
    <div role="status" data-skeleton>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <Line key={row} aria-hidden="true">
          {tile && <Skeleton boxSize="40px" flexShrink="0" my="0" borderRadius="control" />}
          <chakra.div flex="1">
            <Skeleton width={row % 2 ? '38%' : '46%'} />
            <Skeleton width={row % 2 ? '56%' : '48%'} fontSize="0.84375rem" />
          </chakra.div>
          <Skeleton width="72px" />
        </Line>
      ))}
    </div>
  )
}
