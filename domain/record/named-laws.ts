import { canonical } from './canonical.ts'
import { laws } from './laws/laws.gen.ts'
import type { RecordedMoves } from './moves.ts'
import type { SignedRecord } from './record.ts'

/** Returns the tables of these laws, as an export carries them. */
export const tablesOf = (numbers: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    numbers.flatMap((number) => {
      const law = laws.get(number)
      return law ? [[String(number), canonical(law)] as const] : []
    }),
  )

/** `missing`: an entry names a law without a table. `differs`: the table is not the law that was released. */
export type LawProblem = { readonly law: number; readonly why: 'missing' | 'differs' }

/** It says what was found in a file's laws. `unknown` ones are newer than this program, which cannot judge by them. */
export type LawsFound = { readonly problems: readonly LawProblem[]; readonly unknown: readonly number[] }

const problemOf = (law: number, table: string | undefined): LawProblem[] => {
  const released = laws.get(law)
  if (table === undefined) return [{ law, why: 'missing' }]
  return released && canonical(released) !== table ? [{ law, why: 'differs' }] : []
}

/** Compares the tables in a file with the released laws. `moves` are those of its streams. */
export const findLaws = (
  { laws: tables = {} }: Pick<SignedRecord, 'laws'>,
  { laws: named }: RecordedMoves,
): LawsFound => {
  const carried = Object.keys(tables).map(Number)
  const numbers = [...new Set([...named, ...carried])]
  return {
    problems: numbers.flatMap((law) => problemOf(law, tables[String(law)])),
    unknown: named.filter((law) => !laws.has(law)),
  }
}
