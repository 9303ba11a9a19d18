import { chakra } from '@chakra-ui/react/styled-system'
import { Amount } from '#src/ui/data/amount.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u1', sm: 'u2' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
  },
})

/** `amount` is formatted; `note` says how many items it sums. */
export type Figure = { readonly key: string; readonly label: string; readonly amount: string; readonly note: string }

/** Shows the totals of a list; skeletons of the same size hold their space until the totals are known. */
export function FigureCards({ label, figures }: { label: string; figures: readonly Figure[] | null | undefined }) {
  if (!figures)
    return (
      <Cards aria-hidden="true">
        <FigureSkeleton />
        <FigureSkeleton />
      </Cards>
    )
  return (
    <Cards role="group" aria-label={label}>
      {figures.map(({ key, label: name, amount, note }) => (
        <Card key={key}>
          <CardBody py="u1.5">
            <Amount size="figure" align="start" label={name} note={note}>
              {amount}
            </Amount>
          </CardBody>
        </Card>
      ))}
    </Cards>
  )
}

const FigureSkeleton = () => (
  <Card>
    <CardBody py="u1.5">
      <Skeleton width="72px" fontSize="0.84375rem" lineHeight="20px" />
      <Skeleton width="120px" height="20px" my="6px" />
      <Skeleton width="88px" fontSize="0.84375rem" />
    </CardBody>
  </Card>
)
