import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** The dictionaries of this area: what happened is said by those of what it happened to. */
export type Words = Pick<TranslationFunctions, 'history' | 'household' | 'expenses' | 'payments' | 'productName'>
