import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { SecurityCards } from './security-page.tsx'

/** Decides who can sign in to an administrator's account. Without a second step, they do nothing else. */
export function AdministratorSecurityPage() {
  const { administration: texts } = useI18nContext().LL
  const { secondStep } = useAccount()
  return (
    <>
      <PageHeader title={texts.security()} />
      {secondStep.since === null && (
        <chakra.div mb="u2">
          <Banner tone="attention" announce="none" title={texts.first.title()}>
            {texts.first.text()}
          </Banner>
        </chakra.div>
      )}
      <SecurityCards />
    </>
  )
}
