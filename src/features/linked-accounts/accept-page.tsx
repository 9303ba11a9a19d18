import { chakra } from '@chakra-ui/react/styled-system'
import { useForm } from 'react-hook-form'
import { type Acceptance, acceptance, linkedAccountRoutes } from '#contract/linked-accounts/linked-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })
const names = ['code', 'username', 'password'] as const
const homePage = '/app/home'

/** A child, or somebody close to the family, chooses how to sign in by the code that a parent gave. */
export function AcceptPage() {
  const { LL } = useI18nContext()
  const { accept: messages } = LL.linkedAccounts
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Acceptance, unknown, Acceptance>({
    resolver: flatResolver<Acceptance, Acceptance>(acceptance),
    defaultValues: { code: '', username: '', password: '' },
    mode: 'onTouched',
  })
  const { mutateAsync, isPending, error } = useCommand(linkedAccountRoutes.accept)
  const { errors } = formState
  const send = async (body: Acceptance) => {
    try {
      await mutateAsync({ body })
      // The session is new, so the app starts anew.
      window.location.assign(homePage)
    } catch (failure) {
      placeServerErrors(failure, names, { setError, setFocus })
    }
  }
  const isAtField = isRequestFailure(error) && error.validationErrors.length > 0
  return (
    <chakra.div maxW="32rem">
      <PageHeader title={messages.title()} subtitle={messages.text()} />
      <Card>
        <CardBody>
          <Form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
            <TextField
              label={messages.code()}
              hint={messages.codeHint()}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              error={problemText(errors.code, LL)}
              {...register('code')}
            />
            <TextField
              label={messages.username()}
              hint={messages.usernameHint()}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={problemText(errors.username, LL)}
              {...register('username')}
            />
            <PasswordField
              label={messages.password()}
              hint={messages.passwordHint()}
              showLabel={messages.show()}
              hideLabelText={messages.hide()}
              autoComplete="new-password"
              error={problemText(errors.password, LL)}
              {...register('password')}
            />
            {error && !isAtField ? (
              <Banner tone="problem" announce="alert" title={messages.failed()}>
                {formFailureText(error, LL)}
              </Banner>
            ) : null}
            <Actions>
              <Button type="submit" loading={isPending}>
                {messages.submit()}
              </Button>
            </Actions>
          </Form>
        </CardBody>
      </Card>
    </chakra.div>
  )
}
