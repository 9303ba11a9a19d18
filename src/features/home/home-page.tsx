import { chakra } from '@chakra-ui/react/styled-system'
import { useLoaderData } from '@tanstack/react-router'
import { dateIn, formatDay, hourIn } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useNow } from '#src/app/shared/use-now.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Figures } from './figures.tsx'
import { Filled } from './filled.tsx'
import { WaitingCards } from './waiting-cards.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u2', md: 'u3' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  },
})
const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: 'u2', md: 'u3' }, minW: '0' },
})

/** Afternoon and evening begin at these hours. */
const [noon, dusk] = [12, 18]

function useGreeting(): { title: string; day: string } {
  const { home } = useI18nContext().LL
  const { family, locale, addressed, viewpoint, nameOf } = useViewer()
  const now = useNow()
  const name = nameOf(viewpoint)
  const day = formatDay(dateIn(now, family.timeZone), locale)
  if (!addressed) return { title: home.viewing({ name }), day }
  const hour = hourIn(now, family.timeZone)
  const greet = hour < noon ? home.morning : hour < dusk ? home.afternoon : home.evening
  return { title: greet({ name }), day }
}

/** Shows what waits today, in parts from each area. A child sees nothing that the parents settle. */
export function HomePage() {
  const { slots } = useLoaderData({ from: '/_authed/home' })
  const { LL } = useI18nContext()
  const { may } = useViewer()
  const { title, day } = useGreeting()
  return (
    <>
      <PageHeader
        eyebrow={day}
        title={title}
        aside={
          <Actions pair>
            <Filled slots={slots} draw={({ Action }) => Action && <Action />} />
          </Actions>
        }
      />
      <Stack>
        <Filled slots={slots} draw={({ Top }) => Top && <Top />} />
        {may('expense.see') ? (
          <Columns>
            <Stack>
              <Figures slots={slots} />
              <WaitingCards slots={slots} />
            </Stack>
            <Filled slots={slots} draw={({ Aside }) => Aside && <Aside />} />
          </Columns>
        ) : (
          <Card>
            <EmptyState title={LL.home.notAParent.title()}>
              {may('case.see') ? LL.home.notAParent.professional() : LL.home.notAParent.text()}
            </EmptyState>
          </Card>
        )}
      </Stack>
    </>
  )
}
