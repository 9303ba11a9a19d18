import { useEffect, useState } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import { prepareVerify, type SiteKey } from './site-key.ts'
import { VerifyFrame } from './verify-frame.tsx'
import { VerifyPage } from './verify-page.tsx'

/** Shows the page once all that it needs is loaded, because it sends no request afterwards. */
export function VerifyRoute() {
  const { dictionaries } = useApp()
  const [site, setSite] = useState<SiteKey | null>()
  useEffect(() => void prepareVerify(dictionaries).then(setSite), [dictionaries])
  // A time stamp may have to be checked when the connection is cut, and its library is too large to wait for.
  useEffect(() => void import('#domain/record/time-stamp-token.ts').catch(() => null), [])
  return site === undefined ? <VerifyFrame /> : <VerifyPage site={site} />
}
