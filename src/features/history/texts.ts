import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** These are the dictionaries of this area and of the areas whose events it shows. */
export type Texts = EventTexts & Pick<TranslationFunctions, 'common' | 'history' | 'productName'>
