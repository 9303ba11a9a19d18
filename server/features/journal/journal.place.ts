import * as z from 'zod/mini'
import { place } from '#contract/journal/place.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { placeText as textOfPlace } from '#i18n/place-text.ts'

/** Writes the place of a recorded check-in; empty where there is none. */
export const placeText = (recorded: unknown, texts: TranslationFunctions): string => {
  const parsed = z.safeParse(place, recorded)
  return parsed.success ? textOfPlace(parsed.data, texts.journal.place) : ''
}
