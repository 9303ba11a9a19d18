import { useQuery, useQueryClient } from '@tanstack/react-query'
import { emailChangeRoutes, type PendingEmailDto } from '#contract/email-change/email-change.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccountTime } from '../account/account-time.ts'
import { emailChangeKey, emailChangeQuery } from './email-change.queries.ts'
import { EmailForm } from './email-form.tsx'

/** Changes the address of the person's mails, or shows the change that waits for both addresses. */
export function EmailCard() {
  const { client } = useApp()
  const { email } = useI18nContext().LL.account
  const query = useQuery(emailChangeQuery(client))
  return (
    <Awaited query={query} messages={email}>
      {({ pending }) => (pending ? <Pending pending={pending} /> : <EmailForm />)}
    </Awaited>
  )
}

function Pending({ pending }: { pending: PendingEmailDto }) {
  const { LL } = useI18nContext()
  const { email } = LL.account
  const time = useAccountTime()
  const queries = useQueryClient()
  const stop = useCommand(emailChangeRoutes.stop, {
    onSuccess: () => queries.invalidateQueries({ queryKey: emailChangeKey }),
  })
  return (
    <Card bleed>
      <CardHeader title={email.title()} />
      <CardBody>
        <Banner tone="waiting" announce="status" title={email.waiting[pending.status]({ email: pending.email })}>
          {email.until({ at: time(pending.expiresAt) })}
        </Banner>
        {stop.error ? (
          <Banner tone="problem" announce="alert" title={email.notStopped()}>
            {formFailureText(stop.error, LL)}
          </Banner>
        ) : null}
        <Actions mt="u2">
          <Button variant="secondary" loading={stop.isPending} onClick={() => stop.mutate({})}>
            {email.stop()}
          </Button>
        </Actions>
      </CardBody>
    </Card>
  )
}
