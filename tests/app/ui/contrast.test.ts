import { describe, expect, test } from 'vitest'
import { eventColours } from '#src/theme/event-colours.ts'
import { actions, brand, type Pair, parents, surfaces, text, tones } from '#src/theme/palette.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Computes the WCAG 2.2 contrast of two opaque colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a colour with `share` of white, as the stripes on parent B do. */
const whitened = (hex: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    .map((value) => Math.round(value + (255 - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

const { canvas, card, inset, hover } = surfaces
const white: Pair = ['#FFFFFF', '#FFFFFF']
const striped: Pair = [whitened(parents.B[0], 0.12), whitened(parents.B[1], 0.12)]
const grounds = { canvas, card, inset, hover }

const pairs: [string, Pair, Pair][] = [
  ...Object.entries(grounds).flatMap(([ground, on]) =>
    Object.entries(text).map(([name, of]): [string, Pair, Pair] => [`text ${name} on ${ground}`, of, on]),
  ),
  ...Object.entries(tones).map(([name, { fg, bg }]): [string, Pair, Pair] => [`chip ${name}`, fg, bg]),
  ...Object.entries(tones).map(([name, { fg }]): [string, Pair, Pair] => [`icon ${name} on card`, fg, card]),
  ...Object.entries(actions).flatMap(([name, { solid, hover: over, on, fg, tint }]): [string, Pair, Pair][] => [
    [`${name} button`, on, solid],
    [`${name} button under the pointer`, on, over],
    [`${name} words on card`, fg, card],
    [`${name} words on tint`, fg, tint],
    [`${name} words on canvas`, fg, canvas],
  ]),
  ['selected place', brand.strong, brand.tint],
  ['logo on card', brand.deep, card],
  ['count of your turns', ['#3B2E00', '#3B2E00'], tones.attention.edge],
  ['mark of a step that is done', ['#06251A', '#06251A'], tones.done.edge],
  ['words on parent A', white, parents.A],
  ['words on parent B', white, parents.B],
  ['words on a stripe of parent B', white, striped],
  ['neutral words on its hover', actions.neutral.fg, surfaces.line],
]

const marks: [string, Pair, Pair][] = [
  ['control border on card', surfaces.control, card],
  ['control border on canvas', surfaces.control, canvas],
  ['focus ring on card', brand.strong, card],
  ['focus ring on canvas', brand.strong, canvas],
  ['focus ring on tint', brand.strong, brand.tint],
  ['mark on the rail', brand.DEFAULT, card],
  ['spinner on card', brand.DEFAULT, card],
  ['invalid border on card', actions.error.border, card],
  ...Object.entries({ card, inset, 'the chosen day': brand.tint }).flatMap(([ground, on]) =>
    Object.entries(eventColours).map(([name, of]): [string, Pair, Pair] => [`${name} event on ${ground}`, of, on]),
  ),
  ...Object.entries(actions).map(([name, { border }]): [string, Pair, Pair] => [`${name} border`, border, card]),
]

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const at = scheme === 'light' ? 0 : 1
  test.each(pairs)('%s is read at 4.5:1', (_name, of, on) => {
    expect(contrast(of[at], on[at])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(marks)('%s is seen at 3:1', (_name, of, on) => {
    expect(contrast(of[at], on[at])).toBeGreaterThanOrEqual(3)
  })
})
