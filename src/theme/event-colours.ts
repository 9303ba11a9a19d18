import type { CalendarColour } from '#contract/calendar/colours.ts'
import type { Pair } from './palette.ts'

/** The colours that people choose for events, as [light, dark]: marks of them are seen on every ground of a day. */
export const eventColours: Readonly<Record<CalendarColour, Pair>> = {
  blue: ['#1F6FD1', '#6AA5F0'],
  purple: ['#8A3FB8', '#C48BE8'],
  teal: ['#0E7C7B', '#3FBFB8'],
  green: ['#2E7D32', '#6CC070'],
  orange: ['#C56A00', '#F2A14A'],
  red: ['#C62828', '#F0706B'],
  pink: ['#C2467F', '#F08BB8'],
  grey: ['#64748B', '#9FB0BD'],
}

/** Returns the colour as CSS, by which the scheme of the page chooses. */
export function eventColour(colour: CalendarColour): string {
  const [light, dark] = eventColours[colour]
  return `light-dark(${light}, ${dark})`
}
