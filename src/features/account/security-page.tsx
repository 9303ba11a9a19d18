import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { whenIdle } from '#src/app/shared/when-idle.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { AccountHeader } from './account-header.tsx'
import { Column, Columns } from './columns.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'

const PasswordCard = lazy(whenIdle(async () => ({ default: (await import('./password-card.tsx')).PasswordCard })))

const PasskeysCard = lazy(
  whenIdle(async () => ({ default: (await import('./passkeys/passkeys-card.tsx')).PasskeysCard })),
)

const RemovalBanner = lazy(async () => ({ default: (await import('./removal-banner.tsx')).RemovalBanner }))

const SecondStepCard = lazy(
  whenIdle(async () => ({ default: (await import('./second-step-card.tsx')).SecondStepCard })),
)

/** Has the height of the password form, so that the cards below it stay where they are. */
const PasswordSpace = chakra(Card, { base: { minH: '436px' } })

const PasskeysSpace = chakra(Card, { base: { minH: '240px' } })

const SecondStepSpace = chakra(Card, { base: { minH: '196px' } })

/** Decides who can sign in to the account. */
export function SecurityPage() {
  const { pages } = useI18nContext().LL.account
  return (
    <>
      <AccountHeader title={pages.security.title()} />
      <SecurityCards />
    </>
  )
}

export function SecurityCards() {
  return (
    <>
      <Suspense>
        <RemovalBanner />
      </Suspense>
      <Columns>
        <Column>
          <Suspense
            fallback={
              <PasswordSpace aria-busy data-late>
                {null}
              </PasswordSpace>
            }
          >
            <PasswordCard />
          </Suspense>
          <Suspense
            fallback={
              <PasskeysSpace aria-busy data-late>
                {null}
              </PasskeysSpace>
            }
          >
            <PasskeysCard />
          </Suspense>
        </Column>
        <Column>
          <Suspense
            fallback={
              <SecondStepSpace aria-busy data-late>
                {null}
              </SecondStepSpace>
            }
          >
            <SecondStepCard />
          </Suspense>
          <SessionsCard />
          <SignInsCard />
        </Column>
      </Columns>
    </>
  )
}
