import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccountTime } from './account-time.ts'
import { PasswordOutcome } from './password-outcome.tsx'
import { usePassword } from './use-password.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

export function PasswordCard() {
  const { LL } = useI18nContext()
  const { password: messages } = LL.account
  const { username, passwordChangedAt } = useAccount()
  const time = useAccountTime()
  const password = usePassword()
  const { form, command, submit } = password
  const { register, formState } = form
  const shared = { showLabel: messages.show(), hideLabelText: messages.hide(), required: true }
  return (
    <Card bleed>
      <CardHeader
        title={messages.title()}
        aside={passwordChangedAt && messages.changedAt({ at: time(passwordChangedAt) })}
      />
      <CardBody>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          <PasswordOutcome command={command} />
          {/* Password managers need a username field to know which account the new password belongs to. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            {...shared}
            label={messages.current()}
            autoComplete="current-password"
            error={problemText(formState.errors.current, LL)}
            {...register('current')}
          />
          <PasswordField
            {...shared}
            label={messages.next()}
            hint={messages.hint()}
            autoComplete="new-password"
            error={problemText(formState.errors.next, LL)}
            {...register('next')}
          />
          <chakra.p textStyle="secondary" color="fg.2">
            {messages.signsOut()}
          </chakra.p>
          <Actions>
            <Button type="submit" loading={command.isPending}>
              {messages.submit()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
