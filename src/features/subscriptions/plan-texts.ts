import type { Choice } from '#contract/subscriptions/offers.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'

/** Formats what the pages of a plan say. They also stand without a session, so the device's time zone is used. */
export function usePlanTexts() {
  const { LL, locale } = useI18nContext()
  const { serverClock } = useApp()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { plan: texts } = LL
  return {
    LL,
    locale,
    texts,
    at: (instant: string) => formatInstant(instant, timeZone, locale, 'short', serverClock.now()),
    money: (minor: number, currency: Currency) => formatMoney(minor, currency, locale),
    name: (choice: Choice) =>
      texts.offers.options({ name: texts.names[choice.package](), term: texts.terms[choice.term]() }),
  }
}
