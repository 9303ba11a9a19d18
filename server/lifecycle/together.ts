import { runWithCommit } from '../db/statements.ts'
import type { Tx } from '../db/tenancy.ts'

/** One of the things that are written at the end of a change, by one statement. */
export type Part = {
  /** Parts of one name have the same text. */
  readonly name: string
  /** Is a query or a statement that writes; `$1` is the first of its own values. */
  readonly text: string
  readonly values: readonly unknown[]
  /** Refers to the part by its name. Only a query is in need of one; without it, nobody would ask for its rows. */
  readonly result?: string
}

const texts = new Map<string, string>()

/** Each combination of parts has one text, which the connections keep. */
const textOf = (parts: readonly Part[]): string => {
  const names = parts.map(({ name }) => name).join(' ')
  const known = texts.get(names)
  if (known !== undefined) return known
  let before = 0
  const subqueries = parts.map(({ name, text, values }) => {
    const first = before
    before += values.length
    return `${name} as (${text.replace(/\$(\d+)/g, (_, number) => `$${first + Number(number)}`)})`
  })
  const results = parts.flatMap(({ result }) => result ?? [])
  const text = `with ${subqueries.join(', ')} select ${results.join(', ') || '1'}`
  texts.set(names, text)
  return text
}

export const statementOf = (parts: readonly Part[]) => ({
  text: textOf(parts),
  values: parts.flatMap(({ values }) => values),
})

/** Writes all parts with one statement, which is sent with the commit. It must be the last call in the transaction. */
export const runTogether = async (tx: Tx, parts: readonly Part[]): Promise<void> => {
  if (parts.length === 0) return
  const { text, values } = statementOf(parts)
  await runWithCommit(tx, text, values)
}
