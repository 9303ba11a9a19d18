import { useEffect, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { LockedNotice } from '#src/app/small/locked-notice.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

const waitOf = (failure: unknown): number | null =>
  isRequestFailure(failure) && failure.statusCode === 429 ? failure.retryAfter : null

/** Says why the last answer was not stored; where too many were sent, how long to wait. */
export function FailureNotice({ failure, title }: { failure: unknown; title: string }) {
  const { LL } = useI18nContext()
  const [locked, setLocked] = useState<{ until: number; wait: number } | null>(null)
  useEffect(() => {
    const wait = waitOf(failure)
    setLocked(wait === null ? null : { until: Date.now() + wait, wait })
  }, [failure])
  if (locked)
    return (
      <LockedNotice
        {...locked}
        title={LL.joining.lockedTitle()}
        text={LL.joining.locked}
        onEnd={() => setLocked(null)}
      />
    )
  if (failure === null || waitOf(failure) !== null) return null
  return (
    <Banner tone="problem" announce="alert" title={isNetworkFailure(failure) ? LL.errors.networkTitle() : title}>
      {formFailureText(failure, LL)}
    </Banner>
  )
}
