import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { passkeysWork } from '#src/app/shared/passkeys/passkeys-work.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { Form } from './form.ts'
import { resetOptions, resetWithPasskey } from './reset-passkey.ts'
import { SecondStepPasskey } from './second-step-passkey.tsx'
import { type Problem, type Resetting, useReset } from './use-reset.ts'

type Typed = { next: string; code: string }
const filled = z.string().check(z.trim(), z.minLength(1, 'required'))
const next = z.string().check(z.minLength(1, 'required'))
const first = flatResolver<Typed, Typed>(z.object({ next, code: z.string() }))
const second = flatResolver<Typed, Typed>(z.object({ next, code: filled }))

type ResetFormProps = Resetting & { username: string }

/** The server alone knows the rules that the name and address of the account bring. */
export function ResetForm({ username, ...resetting }: ResetFormProps) {
  const { login, token, trying } = resetting
  const { LL } = useI18nContext()
  const { reset } = LL.accountRecovery
  const { needsSecond, send } = useReset(resetting)
  const form = useForm<Typed>({ resolver: needsSecond ? second : first, defaultValues: { next: '', code: '' } })
  const { register, handleSubmit, formState, setFocus, setError, trigger, getValues } = form
  useEffect(() => {
    if (needsSecond) setFocus('code')
  }, [needsSecond, setFocus])
  const begin = useCallback(() => resetOptions(login, token), [login, token])
  const wrong = ({ field, text }: Problem) => {
    const at = field === 'code' ? 'code' : 'next'
    setError(at, { type: 'server', message: text })
    setFocus(at)
  }
  const submit = handleSubmit(({ next, code }) =>
    send(
      () => login.call(recoveryRoutes.resetPassword, { body: needsSecond ? { token, next, code } : { token, next } }),
      wrong,
    ),
  )
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
      {needsSecond && <CodeField wrong={formState.errors.code} {...register('code')} />}
      <chakra.p textStyle="secondary" color="fg.2">
        {reset.signsOut()}
      </chakra.p>
      <Button type="submit" wide size="large" loading={kind === 'busy'} disabled={kind === 'locked'}>
        {reset.submit()}
      </Button>
      {needsSecond && passkeysWork() && (
        <SecondStepPasskey
          disabled={kind === 'busy' || kind === 'locked'}
          begin={begin}
          onUse={async (options) => {
            if (!(await trigger('next', { shouldFocus: true }))) return
            await send(() => resetWithPasskey(login, { token, next: getValues('next') }, options), wrong)
          }}
        />
      )}
    </Form>
  )
}
