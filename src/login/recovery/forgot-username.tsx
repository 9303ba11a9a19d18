import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { email } from '#contract/email.ts'
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

type Typed = { email: string }
const resolver = flatResolver<Typed, Typed>(z.object({ email }))

/** Asks for a mail with the username of an address. */
export function ForgotUsername({ login }: { login: Login }) {
  const { LL } = useI18nContext()
  const { forgotUsername } = LL.accountRecovery
  const asking = useAsking(login)
  const before = useTyped(login, 'recoverEmail')
  const form = useForm<Typed>({ resolver, mode: 'onTouched', defaultValues: { email: '' } })
  const { register, handleSubmit, formState, getValues, setValue } = form
  useEffect(() => {
    if (before !== null && getValues('email') === '') setValue('email', before)
  }, [before, getValues, setValue])
  const submit = handleSubmit(({ email }) => asking.ask({ kind: 'username', email }))
  const { kind } = asking.attempt
  return (
    <AskingFrame title={LL.login.forgotUsername()} lead={forgotUsername.lead()} asking={asking}>
      <Form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <TextField
          label={forgotUsername.email()}
          type="email"
          autoComplete="email"
          required
          error={problemText(formState.errors.email, LL)}
          {...register('email')}
        />
        <Button type="submit" wide size="large" loading={kind === 'busy'} disabled={kind === 'locked'}>
          {forgotUsername.submit()}
        </Button>
        <TextLink href="/app/forgotPassword">{LL.login.forgotPassword()}</TextLink>
      </Form>
    </AskingFrame>
  )
}
