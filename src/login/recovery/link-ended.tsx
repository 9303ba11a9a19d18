import { useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { LoginFrame } from '../login-frame.tsx'
import { Back } from './asking-frame.tsx'

/** Takes the address of the link that does not work, so that a reload does not try it again. */
export function LinkEnded() {
  const { ended } = useI18nContext().LL.accountRecovery
  useEffect(() => history.replaceState(null, '', '/app/resetLinkExpired'), [])
  return (
    <LoginFrame title={ended.title()} subtitle={ended.text()}>
      <ButtonLink wide link={<a href="/app/forgotPassword" />}>
        {ended.again()}
      </ButtonLink>
      <Back />
    </LoginFrame>
  )
}
