import type { Locale } from '#contract/locale.ts'

/** All measures are in points, 72 to the inch. The left margin leaves room for binding or punching. */
export type Paper = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const margins = { left: 86, right: 50, top: 80, bottom: 88 }
const letter: Paper = { width: 612, height: 792, ...margins }
const a4: Paper = { width: 595.28, height: 841.89, ...margins }

/** British English uses A4; the other locales use Letter. */
export const paperFor = (locale: Locale): Paper => (locale === 'en-GB' ? a4 : letter)

export const textWidthOf = ({ width, left, right }: Paper): number => width - left - right
export const textHeightOf = ({ height, top, bottom }: Paper): number => height - top - bottom
