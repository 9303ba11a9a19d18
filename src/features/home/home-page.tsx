import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { permissions } from '#contract/permissions.ts'
import { dateIn, formatDay, hourIn } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useNow } from '#src/app/shared/use-now.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

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

/** When the afternoon begins, and the evening. */
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

type HomePageProps = { waiting: ReactNode; latest: ReactNode }

/** What is asked of whom today. The areas bring their own cards; a child has none of what its parents settle. */
export function HomePage({ waiting, latest }: HomePageProps) {
  const { LL } = useI18nContext()
  const { family } = useViewer()
  const { title, day } = useGreeting()
  const add = (
    <ButtonLink icon={IconPlus} link={<Link to="/expenses/new" />}>
      {LL.expenses.log.add()}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader eyebrow={day} title={title} aside={permissions['expense.create'](family) && add} />
      {family.standing === 'parent' ? (
        <Columns>
          <Stack>{waiting}</Stack>
          {latest}
        </Columns>
      ) : (
        <Card>
          <EmptyState title={LL.home.notAParent.title()}>{LL.home.notAParent.text()}</EmptyState>
        </Card>
      )}
    </>
  )
}
