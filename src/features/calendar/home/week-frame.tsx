import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 'u3',
    rowGap: 'u0.5',
    mb: 'u1.5',
  },
})

/** Frames the week on Home. Without content it holds the room of one band while the week loads. */
export function WeekFrame({ aside, children }: { aside?: ReactNode; children?: ReactNode }) {
  const { week } = useI18nContext().LL.home
  const isLoading = children === undefined
  return (
    <Card aria-labelledby="home-week" aria-busy={isLoading} data-late={isLoading || undefined}>
      <CardBody>
        <Head>
          <chakra.h2 id="home-week" textStyle="cardHeading">
            {week.title()}
          </chakra.h2>
          {isLoading ? <Skeleton width="14rem" /> : aside}
        </Head>
        {isLoading ? <Awaited label={week.loading()} /> : children}
      </CardBody>
    </Card>
  )
}

const Awaited = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <chakra.div minH={{ base: '39px', sm: '20px' }} />
    <Skeleton height="36px" my="0" mt="u1" borderRadius="control" />
  </div>
)
