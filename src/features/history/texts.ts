import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** The dictionaries of this area, and those of the areas whose events it tells. */
export type Texts = EventTexts & Pick<TranslationFunctions, 'history' | 'productName'>
