import { useState } from 'react'
import { sessionRoutes } from '#contract/session.ts'
import { waitText } from '#domain/wait-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { StepUpPasskey } from '#src/app/shared/passkeys/step-up-passkey.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'

/** Asks for the password or passkey that a command needs. Closing it leaves the command undone. */
export function StepUpDialog() {
  const { LL, locale } = useI18nContext()
  const { again, password: field } = LL.account
  const { stepUpRequest } = useApp()
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState(false)
  const confirm = useCommand(sessionRoutes.confirmPassword, { onSuccess: () => stepUpRequest.answer(true) })
  const [refused, setRefused] = useState<Error | null>(null)
  const error = confirm.error ?? refused
  const atField = isRequestFailure(error) ? error.validationErrors[0]?.text : undefined
  const send = () => {
    setEmpty(password === '')
    setRefused(null)
    if (password !== '') confirm.mutate({ body: { password } })
  }
  return (
    <FormDialog
      title={again.title()}
      text={again.text()}
      labels={{ close: LL.common.dialogs.close(), cancel: LL.common.dialogs.cancel(), submit: again.submit() }}
      pending={confirm.isPending}
      failure={error && !atField ? { title: again.failed(), text: whyNot(error) } : null}
      onSubmit={send}
      onClose={() => stepUpRequest.answer(false)}
    >
      <PasswordField
        label={again.label()}
        showLabel={field.show()}
        hideLabelText={field.hide()}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setEmpty(false)
        }}
        error={empty ? LL.errors.required() : atField}
      />
      <StepUpPasskey onGiven={() => stepUpRequest.answer(true)} onFailed={setRefused} />
    </FormDialog>
  )

  function whyNot(failure: Error): string {
    const wait = isRequestFailure(failure) && failure.statusCode === 429 ? failure.retryAfter : null
    return wait === null ? answerFailureText(failure, LL) : again.wait({ wait: waitText(wait, locale) })
  }
}
