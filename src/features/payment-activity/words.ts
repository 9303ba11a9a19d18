import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** These are the area's dictionaries. Texts that every list shares come from the expense log. */
export type Messages = EventTexts & Pick<TranslationFunctions, 'paymentActivity' | 'payments' | 'expenses'>
