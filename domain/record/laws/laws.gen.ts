// Written by npm run law.
import type { Law } from './law.ts'
import { law1 } from './law-1.gen.ts'

export const laws: ReadonlyMap<number, Law> = new Map<number, Law>([
  [1, law1],
])

/** The law by which new entries are decided. */
export const newestLaw: number = 1
