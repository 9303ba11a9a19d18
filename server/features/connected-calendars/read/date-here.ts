import type { PlainDate } from '#domain/time.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** `node-ical` gives dates, and times without a zone that it knows, by the clock of this machine, so they are read back by it. */
export const dateHere = (at: Date): PlainDate =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
export const wallHere = (at: Date): string => `${dateHere(at)}T${two(at.getHours())}:${two(at.getMinutes())}`
