/**
 * Every colour of the product as [light, dark], by the name a screen uses. It is data only, so that the contrast test,
 * mails and prints read the same table. Both values of a pair are shipped as CSS `light-dark()`: nothing flashes,
 * native controls follow, and no component needs to know the scheme.
 */
export type Pair = readonly [light: string, dark: string]

export const surfaces = {
  canvas: ['#F4F7F9', '#0C1B25'],
  card: ['#FFFFFF', '#132733'],
  inset: ['#F4F7F9', '#0F212C'],
  hover: ['#F7FAFC', '#182F3D'],
  line: ['#DFE7EC', '#27404F'],
  control: ['#7B909D', '#6E8797'],
  rail: ['#BFE3F4', '#24566F'],
  backdrop: ['#10293A8C', '#050C11B3'],
} as const satisfies Record<string, Pair>

export const text = {
  DEFAULT: ['#10293A', '#E8F0F5'],
  2: ['#4A6170', '#B4C4CF'],
  3: ['#5F7483', '#93A7B4'],
  link: ['#00699B', '#6CC8F2'],
} as const satisfies Record<string, Pair>

export const brand = {
  DEFAULT: ['#009ADE', '#2FB2EC'],
  strong: ['#00699B', '#6CC8F2'],
  deep: ['#0B3A53', '#D6EEFA'],
  roof: ['#295268', '#7C98A8'],
  tint: ['#E6F5FC', '#143A4E'],
} as const satisfies Record<string, Pair>

/**
 * Each parent's own colour, under white text. B also has a pattern, so that grayscale prints and colour-blind people
 * can tell them apart.
 */
export const parents = {
  A: ['#0077AE', '#0077AE'],
  B: ['#6E50BE', '#6E50BE'],
} as const satisfies Record<string, Pair>

type ToneColours = { bg: Pair; fg: Pair; dot: Pair; edge: Pair }

/**
 * Colours show whose turn an item is: chip background, chip text, dot, and the edge of a card or the mark on a rail.
 */
export const tones = {
  attention: {
    bg: ['#FFF6D1', '#3A3206'],
    fg: ['#5C4A00', '#FFDD4A'],
    dot: ['#5C4A00', '#FFDD4A'],
    edge: ['#FFD002', '#FFD002'],
  },
  waiting: {
    bg: ['#EDF1F3', '#213644'],
    fg: ['#4A6170', '#B4C4CF'],
    dot: ['#4A6170', '#B4C4CF'],
    edge: ['#7B909D', '#6E8797'],
  },
  bank: {
    bg: ['#E6F5FC', '#143A4E'],
    fg: ['#00699B', '#8FD6F7'],
    dot: ['#00699B', '#8FD6F7'],
    edge: ['#009ADE', '#2FB2EC'],
  },
  done: {
    bg: ['#E6F6F0', '#10382C'],
    fg: ['#17694B', '#7DDBB8'],
    dot: ['#17694B', '#7DDBB8'],
    edge: ['#5AC59F', '#5AC59F'],
  },
  problem: {
    bg: ['#FBE9E9', '#451B1E'],
    fg: ['#B31010', '#FFABA6'],
    dot: ['#B31010', '#FFABA6'],
    edge: ['#D11111', '#F0625C'],
  },
  warning: {
    bg: ['#FDF0E0', '#40290B'],
    fg: ['#8A4B00', '#FFC277'],
    dot: ['#8A4B00', '#FFC277'],
    edge: ['#E28413', '#E28413'],
  },
} as const satisfies Record<string, ToneColours>

type ActionColours = { solid: Pair; hover: Pair; on: Pair; fg: Pair; tint: Pair; border: Pair }

/** Controls have a solid background with `on` as its text, or `fg` on the card with `border` around it. */
export const actions = {
  primary: {
    solid: ['#00699B', '#6CC8F2'],
    hover: ['#00567F', '#8FD6F7'],
    on: ['#FFFFFF', '#08202D'],
    fg: ['#00699B', '#8FD6F7'],
    tint: ['#E6F5FC', '#1B3848'],
    border: ['#7B909D', '#6E8797'],
  },
  neutral: {
    solid: ['#4A6170', '#B4C4CF'],
    hover: ['#374D5B', '#CBD7DF'],
    on: ['#FFFFFF', '#0C1B25'],
    fg: ['#10293A', '#E8F0F5'],
    tint: ['#EDF1F3', '#213644'],
    border: ['#7B909D', '#6E8797'],
  },
  error: {
    solid: ['#B31010', '#FFABA6'],
    hover: ['#8F0D0D', '#FFC5C1'],
    on: ['#FFFFFF', '#3A0A0C'],
    fg: ['#B31010', '#FFABA6'],
    tint: ['#FBE9E9', '#451B1E'],
    border: ['#B31010', '#FFABA6'],
  },
  join: {
    solid: ['#17694B', '#7DDBB8'],
    hover: ['#11543B', '#9DE6CB'],
    on: ['#FFFFFF', '#06251A'],
    fg: ['#17694B', '#7DDBB8'],
    tint: ['#E6F6F0', '#10382C'],
    border: ['#17694B', '#7DDBB8'],
  },
  upgrades: {
    solid: ['#5F41B0', '#C3B2F5'],
    hover: ['#4C3292', '#D6CAF9'],
    on: ['#FFFFFF', '#1E1240'],
    fg: ['#5F41B0', '#C3B2F5'],
    tint: ['#F0ECFA', '#2C2350'],
    border: ['#5F41B0', '#C3B2F5'],
  },
} as const satisfies Record<string, ActionColours>

export type Tone = keyof typeof tones
