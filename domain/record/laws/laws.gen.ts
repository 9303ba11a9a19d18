// Written by npm run law.
import type { Law } from './law.ts'
import { law1 } from './law-1.gen.ts'
import { law2 } from './law-2.gen.ts'
import { law3 } from './law-3.gen.ts'
import { law4 } from './law-4.gen.ts'
import { law5 } from './law-5.gen.ts'

export const laws: ReadonlyMap<number, Law> = new Map<number, Law>([
  [1, law1],
  [2, law2],
  [3, law3],
  [4, law4],
  [5, law5],
])

/** New entries are decided by this law. */
export const newestLaw: number = 5
