import { useDebouncedValue } from './use-debounced-value.ts'

/** Lasts longer than the pause inside a double tap. */
const secondTap = 600

/** Tells for a moment that what a button does has changed: the second tap of a double tap was meant for the one before. */
export const useSecondTap = (what: string): boolean => useDebouncedValue(what, secondTap) !== what
