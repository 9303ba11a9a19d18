import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { painted } from '#src/app/shared/painted.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { MoreCard } from './more-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { WhoCard } from './who-card.tsx'

const PasswordCard = lazy(async () => {
  await painted()
  return { default: (await import('./password-card.tsx')).PasswordCard }
})

const SecondStepCard = lazy(async () => ({ default: (await import('./second-step-card.tsx')).SecondStepCard }))

/** Has the height of the password form, so that the cards below it stay where they are. */
const PasswordSpace = chakra(Card, { base: { minH: '436px' } })

const SecondStepSpace = chakra(Card, { base: { minH: '196px' } })

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u2', lg: 'u3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})
const Column = chakra('div', { base: { display: 'grid', gap: { base: 'u2', lg: 'u3' } } })

/** Shows the signed-in person's own account, also while they view a family as somebody else. */
export function AccountPage() {
  const { account } = useI18nContext().LL
  return (
    <>
      <PageHeader title={account.title()} />
      <Columns>
        <Column>
          <WhoCard />
          <SettingsCard />
        </Column>
        <Column>
          <Suspense fallback={<PasswordSpace aria-busy>{null}</PasswordSpace>}>
            <PasswordCard />
          </Suspense>
          <Suspense fallback={<SecondStepSpace aria-busy>{null}</SecondStepSpace>}>
            <SecondStepCard />
          </Suspense>
          <SessionsCard />
          <MoreCard />
        </Column>
      </Columns>
    </>
  )
}
