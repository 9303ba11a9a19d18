import type { Locale } from '#contract/locale.ts'
import type { Exchange } from '#domain/parenting-time/answer.ts'
import { formatInstant, formatTime, fromEpoch } from '#domain/time.ts'
import type { TranslationFunctions } from './i18n-types.ts'

type Texts = { readonly calendar: { readonly day: TranslationFunctions['calendar']['day'] } }

/** Says when the children arrive after a journey, by the clocks there; empty where they do not travel. */
export const arrivalText = (
  { arrival }: Pick<Exchange, 'arrival'>,
  locale: Locale,
  texts: Pick<TranslationFunctions['calendar']['day'], 'arrives'>,
): string =>
  arrival === null ? '' : texts.arrives({ time: formatInstant(fromEpoch(arrival.at), arrival.zone, locale, 'long') })

/** Says where an exchange of a report is, and when the children arrive; empty where it says neither. */
export const reportedExchange = (
  exchange: Exchange | null,
  at: number,
  zone: string,
  locale: Locale,
  { calendar: { day } }: Texts,
): string => {
  if (exchange?.place == null) return ''
  const when = day.exchange({ time: formatTime(fromEpoch(at), zone, locale) })
  return [day.exchangeAt({ when, place: exchange.place }), arrivalText(exchange, locale, day)]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
