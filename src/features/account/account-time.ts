import type { Instant } from '#domain/time.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useAccount } from '#src/app/shared/data/account.ts'

/** Formats times in the account's own time zone and names the zone, because the family may live in another one. */
export function useAccountTime(): (at: Instant) => string {
  const { locale } = useI18nContext()
  const { serverClock } = useApp()
  const { timeZone } = useAccount()
  return (at) => formatInstant(at, timeZone, locale, 'short', serverClock.now())
}
