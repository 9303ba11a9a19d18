import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { usePassword } from './use-password.ts'

type Command = ReturnType<typeof usePassword>['command']

/** Shows how the last attempt ended; an error in a field is shown at the field instead. */
export function PasswordOutcome({ command: { data, error } }: { command: Command }) {
  const { LL } = useI18nContext()
  const { password } = LL.account
  if (data) {
    const { ended } = data
    return (
      <Banner tone="done" title={password.changed()}>
        {ended > 0 && password.ended({ count: ended })}
      </Banner>
    )
  }
  if (!error || (isRequestFailure(error) && error.validationErrors.length > 0)) return null
  return (
    <Banner tone="problem" announce="alert" title={password.failed()}>
      {isNetworkFailure(error) ? LL.errors.networkKept() : failureText(error, LL)}
    </Banner>
  )
}
