import { actions, brand, type Pair, parents, surfaces, text, tones } from './palette.ts'

export const breakpoints = { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' }

const unitPx = 8
const units = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12] as const
/** `u2` is 2 x 8 px, in rem so that spacing grows with the browser's text size. */
const unitScale = Object.fromEntries(units.map((n) => [`u${n}`, { value: `${(n * unitPx) / 16}rem` }]))

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const figtree = `"Figtree Variable", ${system}`

export const tokens = {
  spacing: unitScale,
  sizes: { ...unitScale, full: { value: '100%' }, nav: { value: '14.5rem' }, bar: { value: '56px' } },
  fonts: { body: { value: figtree }, heading: { value: figtree } },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    heading: { value: '650' },
    bold: { value: '700' },
  },
  radii: {
    /** The product's base radius, for what lies inside a control or has no control's height. */
    base: { value: '4px' },
    control: { value: '5px' },
    card: { value: '8px' },
    dialog: { value: '10px' },
    pill: { value: '9999px' },
  },
  zIndex: { sticky: { value: '10' }, bar: { value: '20' }, toast: { value: '40' }, skip: { value: '50' } },
}

type Nested = { [key: string]: Pair | Nested }
type Tokens = { [key: string]: { value: string } | Tokens }

const isPair = (node: Pair | Nested): node is Pair => Array.isArray(node)

/** Turns [light, dark] into one `light-dark()` value, so that the page's `color-scheme` chooses. */
function adaptive(node: Nested): Tokens {
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      isPair(child) ? { value: `light-dark(${child[0]}, ${child[1]})` } : adaptive(child),
    ]),
  )
}

export const semanticColors = adaptive({
  bg: {
    DEFAULT: surfaces.card,
    canvas: surfaces.canvas,
    card: surfaces.card,
    inset: surfaces.inset,
    hover: surfaces.hover,
  },
  fg: text,
  line: surfaces.line,
  control: surfaces.control,
  rail: surfaces.rail,
  backdrop: surfaces.backdrop,
  focus: brand.strong,
  brand,
  roof: brand.roof,
  parentA: parents.A,
  parentB: parents.B,
  onParent: ['#FFFFFF', '#FFFFFF'],
  onAttention: ['#3B2E00', '#3B2E00'],
  onDone: ['#06251A', '#06251A'],
  ...tones,
  ...actions,
})
