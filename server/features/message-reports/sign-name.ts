import type { Locale } from '#contract/locale.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import emojiNames from './emoji-names.json' with { type: 'json' }

/** Names of emoji (Unicode CLDR 48, by emojibase 17.0.0): in American English, in Spanish, and in British English where it differs. */
const names: Readonly<Record<string, readonly string[]>> = emojiNames
const places: Readonly<Record<Locale, number>> = { 'en-US': 0, 'es-MX': 1, 'en-GB': 2 }

/** The scripts of the letters that people are likely to write beside those of the fonts. */
const scripts = [
  ...['Arab', 'Armn', 'Beng', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hang', 'Hani', 'Hebr'],
  ...['Hira', 'Kana', 'Khmr', 'Knda', 'Laoo', 'Latn', 'Mlym', 'Mymr', 'Sinh', 'Taml', 'Telu', 'Thai'],
]
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)

/** A variation selector says how the character before it looks. */
const isVariation = (char: string): boolean => char >= '\ufe00' && char <= '\ufe0f'

type Legend = TranslationFunctions['messageReport']['legend']

/** Names a character: an emoji by its name, a letter by its script, another sign by what it does. */
export const signName = (char: string, locale: Locale, legend: Legend): string => {
  const [hexcode = ''] = [...char].map((one) => (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'))
  const emoji = names[hexcode]
  if (emoji) return emoji[places[locale]] ?? emoji[0] ?? ''
  if (/\p{Zs}/u.test(char)) return legend.space()
  if (/\p{C}/u.test(char) || isVariation(char)) return legend.invisible()
  if (/\p{M}/u.test(char)) return legend.mark()
  const [script] = patterns.find(([, pattern]) => pattern.test(char)) ?? []
  if (!script) return legend.sign()
  return legend.letter({ script: new Intl.DisplayNames(locale, { type: 'script' }).of(script) ?? script })
}
