import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { RecoveryLinkKind } from '#contract/recovery/recovery.ts'
import { givenUsername } from '#contract/session.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextLink } from '#src/app/small/text-link.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { Login } from '../create-login.ts'
import { AskingFrame } from './asking-frame.tsx'
import { Form } from './form.ts'
import { useTyped } from './typed.ts'
import { useAsking } from './use-asking.ts'

type Typed = { username: string }
const resolver = flatResolver<Typed, Typed>(z.object({ username: givenUsername }))

/** Asks for a link to choose a new password, or to sign in without one. */
export function ForgotPassword({ login }: { login: Login }) {
  const { LL } = useI18nContext()
  const { forgotPassword } = LL.accountRecovery
  const asking = useAsking(login)
  const before = useTyped(login, 'recoverUsername')
  const form = useForm<Typed>({ resolver, mode: 'onTouched', defaultValues: { username: '' } })
  const { register, handleSubmit, formState, getValues, setValue } = form
  useEffect(() => {
    if (before !== null && getValues('username') === '') setValue('username', before)
  }, [before, getValues, setValue])
  const ask = (kind: RecoveryLinkKind) => handleSubmit(({ username }) => asking.ask({ kind, username }))
  const shared = { wide: true, disabled: asking.attempt.kind === 'locked', loading: asking.attempt.kind === 'busy' }
  return (
    <AskingFrame title={LL.login.forgotPassword()} lead={forgotPassword.lead()} asking={asking}>
      <Form noValidate method="post" onSubmit={(event) => void ask('password')(event)}>
        <TextField
          label={LL.login.username()}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          error={problemText(formState.errors.username, LL)}
          {...register('username')}
        />
        <Button type="submit" size="large" {...shared}>
          {forgotPassword.submit()}
        </Button>
        <Button variant="secondary" {...shared} loading={false} onClick={() => void ask('signIn')()}>
          {forgotPassword.signIn()}
        </Button>
        <TextLink href="/app/forgotUsername">{LL.login.forgotUsername()}</TextLink>
      </Form>
    </AskingFrame>
  )
}
