import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { Contact } from './use-contact.ts'

/** Says that the message was not sent, and why if that helps. */
export function ContactFailure({ contact: { command, signedOut } }: { contact: Contact }) {
  const { LL } = useI18nContext()
  const { error } = command
  if (!error) return null
  if (signedOut)
    return (
      <Banner tone="warning" announce="alert" title={LL.errors.contactFailed()}>
        {LL.contact.signedOut()}
      </Banner>
    )
  const why = () => {
    if (isRequestFailure(error)) return error.statusCode < 500 ? failureText(error, LL) : null
    return isNetworkFailure(error) ? LL.errors.networkKept() : null
  }
  return (
    <Banner tone="problem" announce="alert" title={LL.errors.contactFailed()}>
      {why()}
    </Banner>
  )
}
