import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { sessionRoutes } from '#contract/session.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { passkeysWork } from '#src/app/shared/passkeys/passkeys-work.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useAttempt } from '../attempt.ts'
import { AttemptNotice } from '../attempt-notice.tsx'
import type { Login } from '../create-login.ts'
import { LoginFrame } from '../login-frame.tsx'
import { proveWithPasskey, secondStepOptions } from '../passkey-sign-in.ts'
import { Back } from './asking-frame.tsx'
import { CodeField } from './code-field.tsx'
import { Form } from './form.ts'
import { LostSecondStep } from './lost-second-step.tsx'
import { SecondStepPasskey } from './second-step-passkey.tsx'

type Typed = { code: string }
const resolver = flatResolver<Typed, Typed>(z.object({ code: z.string().check(z.trim(), z.minLength(1, 'required')) }))

export type SecondStepProps = {
  login: Login
  /** The sign-in took too long and begins anew. */
  onOver: (failure: unknown) => void
}

/** Asks for the code of a sign-in that is half done. */
export function SecondStep({ login, onOver }: SecondStepProps) {
  const { call, enter } = login
  const { secondStep } = useI18nContext().LL.accountRecovery
  const { attempt, run, unlock, reset } = useAttempt()
  const { register, handleSubmit, setFocus, formState } = useForm<Typed>({ resolver, defaultValues: { code: '' } })
  useEffect(() => setFocus('code'), [setFocus])
  useEffect(() => {
    if (attempt.kind === 'failed') setFocus('code', { shouldSelect: true })
  }, [attempt, setFocus])
  const prove = (by: () => Promise<boolean>) =>
    run(async () => {
      try {
        if (await by()) enter()
        else reset()
      } catch (failure) {
        if (isRequestFailure(failure) && failure.exception === 'signInOver') onOver(failure)
        throw failure
      }
    })
  const begin = useCallback(() => secondStepOptions(login), [login])
  const [isLost, setLost] = useState(false)
  const submit = handleSubmit(({ code }) =>
    prove(async () => {
      await call(sessionRoutes.proveSecondStep, { body: { code } })
      return true
    }),
  )
  if (isLost) return <LostSecondStep login={login} onBack={() => setLost(false)} onOver={onOver} />
  return (
    <LoginFrame
      title={secondStep.title()}
      subtitle={secondStep.lead()}
      notice={<AttemptNotice attempt={attempt} unlock={unlock} title={secondStep.failed()} />}
    >
      <Form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <CodeField wrong={formState.errors.code} {...register('code')} />
        <Button type="submit" wide size="large" loading={attempt.kind === 'busy'} disabled={attempt.kind === 'locked'}>
          {secondStep.submit()}
        </Button>
        {passkeysWork() && (
          <SecondStepPasskey
            disabled={attempt.kind === 'busy'}
            begin={begin}
            onUse={(options) => prove(() => proveWithPasskey(login, options))}
          />
        )}
        <Button variant="tertiary" wide onClick={() => setLost(true)}>
          {secondStep.lost()}
        </Button>
      </Form>
      <Back />
    </LoginFrame>
  )
}
