import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isLoginRequired, isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { isMissingCode, reopen } from '#src/app/shared/missing-code.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Says that a page failed and offers a retry. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { LL } = useI18nContext()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  // The page is already navigating to the login.
  if (isLoginRequired(error)) return null
  if (isRequestFailure(error) && error.statusCode === 404) return <NotFoundPage />
  if (isMissingCode(error)) return <CodeMissing />
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      title={isNetworkFailure(error) ? LL.errors.networkTitle() : LL.shell.errorTitle()}
      retry={{ label: LL.shell.retry(), onPress: retry }}
    >
      {failureText(error, LL)}
    </ErrorState>
  )
}

function CodeMissing() {
  const { productName, shell } = useI18nContext().LL
  const [trying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await reopen(() => location.reload())
    setTrying(false)
  }
  return (
    <ErrorState
      title={shell.errorTitle()}
      retry={{ label: shell.retry(), onPress: () => void retry(), loading: trying }}
    >
      {shell.codeMissing({ product: productName() })}
    </ErrorState>
  )
}
