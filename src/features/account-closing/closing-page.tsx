import { lazy, Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountHeader } from '../account/account-header.tsx'
import { Columns } from '../account/columns.tsx'

const Closing = lazy(async () => ({ default: (await import('./closing.tsx')).Closing }))

/** Closes the person's own account, or keeps one that is about to be closed. */
export function ClosingPage() {
  const { pages } = useI18nContext().LL.account
  return (
    <>
      <AccountHeader title={pages.closing.title()} />
      <Columns>
        <Suspense>
          <Closing />
        </Suspense>
      </Columns>
    </>
  )
}
