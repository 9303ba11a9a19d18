import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { laterResolver } from '#src/app/shared/forms/later-resolver.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextLink } from '#src/app/small/text-link.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useDrawnForm } from './use-drawn-form.ts'
import type { Credentials, SignIn } from './use-sign-in.ts'

const loadRules = async () => (await import('./sign-in-rules.ts')).signInRules
const resolver = laterResolver<Credentials>(loadRules)

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

export type SignInFormProps = {
  signIn: Pick<SignIn, 'attempt' | 'submit' | 'withPasskey'>
  /** Says that this page can ask for passkeys. */
  passkeys: boolean
}

/**
 * Checks only that both fields are filled with what any policy allows. The server decides whether they are right and
 * never says which is wrong. The rules load once a field is used.
 */
export function SignInForm({ signIn: { attempt, submit, withPasskey }, passkeys }: SignInFormProps) {
  const { login, errors } = useI18nContext().LL
  const form = useForm<Credentials>({
    resolver,
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  })
  const { register, handleSubmit, setFocus, formState } = form
  const send = handleSubmit(submit)
  useDrawnForm(form.setValue, send)
  const wrong = formState.errors
  useEffect(() => {
    if (attempt.kind === 'failed') setFocus('password', { shouldSelect: true })
  }, [attempt, setFocus])
  const problem = (wrong: FieldError | undefined) => problemText(wrong, { errors })
  return (
    <Form
      noValidate
      method="post"
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        label={login.username()}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        error={problem(wrong.username)}
        {...register('username')}
      />
      <PasswordField
        label={login.password()}
        showLabel={login.showPassword()}
        hideLabelText={login.hidePassword()}
        autoComplete="current-password"
        required
        error={problem(wrong.password)}
        {...register('password')}
      />
      <Button type="submit" wide size="large" loading={attempt.kind === 'busy'} disabled={attempt.kind === 'locked'}>
        {login.submit()}
      </Button>
      {passkeys && (
        <Button
          variant="secondary"
          wide
          disabled={attempt.kind === 'busy' || attempt.kind === 'locked'}
          onClick={() => void withPasskey()}
        >
          {login.passkey()}
        </Button>
      )}
      <chakra.div display="flex" justifyContent="space-between" flexWrap="wrap" gap="u1">
        <TextLink href="/app/forgotPassword">{login.forgotPassword()}</TextLink>
        <TextLink href="/app/forgotUsername">{login.forgotUsername()}</TextLink>
        <TextLink href="/app/firstSignIn">{login.firstSignIn()}</TextLink>
      </chakra.div>
    </Form>
  )
}
