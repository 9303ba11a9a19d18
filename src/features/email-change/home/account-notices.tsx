import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { emailChangeRoutes } from '#contract/email-change/email-change.ts'
import type { HomeDto } from '#contract/home.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useWords } from '#src/app/shared/locale/use-words.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useAccountTime } from '../../account/account-time.ts'
import { RemovalBanner } from '../../account/removal-banner.tsx'
import { emailChangeKey, emailChangeQuery } from '../email-change.queries.ts'

type Told = HomeDto['account']

/** Waits for the words of the account, which Home does without. */
export function AccountNotices({ told: { removal, email } }: { told: Told }) {
  const isReady = useWords('account')
  return (
    isReady && (
      <>
        {removal && <RemovalBanner />}
        {email && <EmailBanner />}
      </>
    )
  )
}

/** Says that somebody asked for another address, and stops it at a press. */
function EmailBanner() {
  const { LL } = useI18nContext()
  const { email: messages } = LL.account
  const { client } = useApp()
  const queries = useQueryClient()
  const time = useAccountTime()
  const { data } = useQuery(emailChangeQuery(client))
  const stop = useCommand(emailChangeRoutes.stop, {
    onSuccess: () => queries.invalidateQueries({ queryKey: emailChangeKey }),
  })
  if (!data?.pending) return null
  const { email, expiresAt } = data.pending
  return (
    <Banner tone="warning" announce="alert" title={messages.alert.title({ email })}>
      {messages.until({ at: time(expiresAt) })} {messages.alert.text()}
      {stop.error && <p>{formFailureText(stop.error, LL)}</p>}
      <chakra.div mt="u1.5">
        <Button loading={stop.isPending} onClick={() => stop.mutate({})}>
          {messages.stop()}
        </Button>
      </chakra.div>
    </Banner>
  )
}
