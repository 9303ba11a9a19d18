import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** The dictionaries of this area. What every list says is said in the words of the log. */
export type Messages = EventTexts & Pick<TranslationFunctions, 'paymentActivity' | 'payments' | 'expenses'>
