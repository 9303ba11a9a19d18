import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { type Trying, useAttempt } from '../attempt.ts'
import { AttemptNotice } from '../attempt-notice.tsx'
import type { Login } from '../create-login.ts'
import { LoginFrame } from '../login-frame.tsx'
import { needsSecondStep } from '../use-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { Form } from './form.ts'
import { LinkFrame } from './link-frame.tsx'
import { forgetTyped } from './typed.ts'
import { type Link, useLink } from './use-link.ts'

type PasswordResetProps = { login: Login; token: string }

/** Asks for the new password by a mailed link. */
export function PasswordReset({ login, token }: PasswordResetProps) {
  const { reset } = useI18nContext().LL.accountRecovery
  const link = useLink(login, 'password', token)
  const trying = useAttempt()
  const [done, setDone] = useState<string | null>(null)
  if (done !== null) return <Done username={done} />
  return (
    <LinkFrame
      title={reset.title()}
      link={link}
      subtitle={(username) => reset.of({ username })}
      notice={<AttemptNotice attempt={trying.attempt} unlock={trying.unlock} title={reset.failed()} />}
    >
      {(username) => (
        <ResetForm login={login} token={token} link={link} trying={trying} username={username} onDone={setDone} />
      )}
    </LinkFrame>
  )
}

type Typed = { next: string; code: string }
const filled = z.string().check(z.trim(), z.minLength(1, 'required'))
const next = z.string().check(z.minLength(1, 'required'))
const first = flatResolver<Typed, Typed>(z.object({ next, code: z.string() }))
const second = flatResolver<Typed, Typed>(z.object({ next, code: filled }))

type ResetFormProps = PasswordResetProps & {
  link: Link
  trying: Trying
  username: string
  onDone: (username: string) => void
}

/** The server alone knows the rules that the name and address of the account bring. */
function ResetForm({ login: { call }, token, link, trying, username, onDone }: ResetFormProps) {
  const { LL } = useI18nContext()
  const { reset } = LL.accountRecovery
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm<Typed>({ resolver: needsCode ? second : first, defaultValues: { next: '', code: '' } })
  const { register, handleSubmit, formState } = form
  const { setFocus } = form
  useEffect(() => {
    if (needsCode) setFocus('code')
  }, [needsCode, setFocus])
  const submit = handleSubmit(async ({ next, code }) => {
    const saved = await trying.run(() =>
      call(recoveryRoutes.resetPassword, { body: needsCode ? { token, next, code } : { token, next } }).catch(
        (failure: unknown) => {
          if (needsSecondStep(failure)) {
            setNeedsCode(true)
            return 'refused' as const
          }
          const [wrong] = isRequestFailure(failure) ? failure.validationErrors : []
          if (!wrong) return link.endIfEnded(failure)
          form.setError('next', { type: 'server', message: wrong.text })
          form.setFocus('next')
          return 'refused' as const
        },
      ),
    )
    if (saved === 'refused') trying.reset()
    else if (saved) {
      forgetTyped()
      onDone(saved.username)
    }
  })
  const { kind } = trying.attempt
  return (
    <Form noValidate method="post" onSubmit={(event) => void submit(event)}>
      {/* Password managers need a username field to know which account the new password belongs to. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={reset.next()}
        hint={reset.hint()}
        showLabel={LL.login.showPassword()}
        hideLabelText={LL.login.hidePassword()}
        autoComplete="new-password"
        required
        error={problemText(formState.errors.next, LL)}
        {...register('next')}
      />
      {needsCode && <CodeField wrong={formState.errors.code} {...register('code')} />}
      <chakra.p textStyle="secondary" color="fg.2">
        {reset.signsOut()}
      </chakra.p>
      <Button type="submit" wide size="large" loading={kind === 'busy'} disabled={kind === 'locked'}>
        {reset.submit()}
      </Button>
    </Form>
  )
}

/** The link is used up, so it leaves the address. */
function Done({ username }: { username: string }) {
  const { reset } = useI18nContext().LL.accountRecovery
  useEffect(() => history.replaceState(null, '', location.pathname), [])
  return (
    <LoginFrame title={reset.doneTitle()} subtitle={<span role="status">{reset.done({ username })}</span>}>
      <ButtonLink wide size="large" link={<a href="/app/login" />}>
        {reset.signIn()}
      </ButtonLink>
    </LoginFrame>
  )
}
