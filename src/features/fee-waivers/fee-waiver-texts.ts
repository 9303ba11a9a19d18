import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'

/** Formats what the page says. It also stands without a session, so the device's time zone is used. */
export function useFeeWaiverTexts() {
  const { LL, locale } = useI18nContext()
  const { serverClock } = useApp()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const at = (instant: string) => formatInstant(instant, timeZone, locale, 'short', serverClock.now())
  return { LL, locale, texts: LL.feeWaivers, at }
}
