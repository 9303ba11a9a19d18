import { chakra } from '@chakra-ui/react/styled-system'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { fillLink, type LinkElement } from '#src/ui/navigation/link-element.ts'

/** The cards are one strip on a phone, so that what is below begins on the first screen. */
export const FigureGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '0', sm: 'u2' },
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(104px, 1fr))', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
    mx: { base: '-u2', sm: '0' },
    px: { base: 'u0.5', sm: '0' },
    bg: { base: 'bg.card', sm: 'transparent' },
    borderBlockWidth: { base: '1px', sm: '0' },
  },
})

/** On a phone the rows of all cards line up, whatever a label needs; above that the cards are apart. */
const Face = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    display: { base: 'grid', sm: 'block' },
    gridRow: { base: 'span 3', sm: 'auto' },
    gridTemplateRows: 'subgrid',
    '& > :first-of-type': { alignSelf: 'end' },
    px: { base: 'u1.5', sm: 'u2.5' },
    py: { base: 'u1', sm: 'u1.5' },
    bg: 'bg.card',
    borderWidth: { base: '0', sm: '1px' },
    borderRadius: { base: '0', sm: 'card' },
    boxShadow: { base: 'none', sm: '0 1px 2px #10293a0a' },
    '&:has(a:hover)': { bg: 'bg.hover' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible': { outline: 'none' },
  },
})
const Quiet = chakra('div', { base: { textStyle: 'secondary', color: 'fg.3' } })
const Sum = chakra('div', {
  base: { textStyle: { base: 'cardHeading', sm: 'figure' }, fontVariantNumeric: 'tabular-nums' },
})

/** `amount` is formatted; `note` says how many items it sums. */
export type Figure = {
  readonly key: string
  readonly label: string
  readonly amount: string
  readonly note: string
  /** The parts that add up to the amount, and what is beside it, a line for each. */
  readonly parts?: readonly string[]
  /** Makes the whole card a link. */
  readonly link?: LinkElement
}

export function FigureCard({ label, amount, note, parts = [], link }: Omit<Figure, 'key'>) {
  return (
    <Face>
      <Quiet>{link ? fillLink(link, label) : label}</Quiet>
      <Sum>
        <Verbatim>{amount}</Verbatim>
      </Sum>
      <div>
        {[note, ...parts].map((line) => (
          <Quiet key={line}>{line}</Quiet>
        ))}
      </div>
    </Face>
  )
}

type FigureCardsProps = {
  label: string
  figures: readonly Figure[] | null | undefined
  /** The number of parts that most figures have. */
  usualParts?: number
}

/** Shows the totals of a list; skeletons of the same size hold their space until the totals are known. */
export function FigureCards({ label, figures, usualParts = 0 }: FigureCardsProps) {
  if (!figures) return <FigureSkeletons parts={usualParts} />
  return (
    <FigureGrid role="group" aria-label={label}>
      {figures.map(({ key, ...figure }) => (
        <FigureCard key={key} {...figure} />
      ))}
    </FigureGrid>
  )
}

export const FigureSkeletons = ({ parts = 0 }: { parts?: number }) => (
  <FigureGrid aria-hidden="true">
    <FigureSkeleton parts={parts} />
    <FigureSkeleton parts={parts} />
  </FigureGrid>
)

const FigureSkeleton = ({ parts }: { parts: number }) => (
  <Face>
    <Skeleton width="72px" fontSize="0.84375rem" lineHeight="20px" />
    <Skeleton width={{ base: '88px', sm: '120px' }} height="20px" my={{ base: '2px', sm: '6px' }} />
    <div>
      <Skeleton width="72px" fontSize="0.84375rem" />
      {Array.from({ length: parts }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <Skeleton key={part} width="120px" fontSize="0.84375rem" />
      ))}
    </div>
  </Face>
)
