import type { FamilyDto } from '#contract/families.ts'
import { outsideFolderOf, readOutsideCopy } from '#server/service-log/outside/outside-copy.ts'
import { historyFindings } from './history.oracle.ts'
import type { Acknowledged } from './ledger.ts'
import { type Booked, booksOf, debts, moneyFindings, overpaid } from './money.oracle.ts'
import { type Check, printCheck } from './print-check.ts'
import type { RunResult } from './run.ts'
import { type Opened, openStored, type Stored } from './stored.ts'

const kindsOf = (acknowledged: readonly Acknowledged[]): string => {
  const kinds = Map.groupBy(acknowledged, (acknowledged) =>
    'command' in acknowledged ? acknowledged.command.type : acknowledged.what,
  )
  return [...kinds].map(([kind, of]) => `${kind} ${of.length}`).join(', ')
}

const printSummary = ({ ledger, faults, starts, retries, seconds }: RunResult) => {
  console.log(`${ledger.acknowledged.length} acknowledged: ${kindsOf(ledger.acknowledged)}`)
  console.log(
    `in ${seconds.toFixed(1)} s; ${faults.server} kills of the server, ${faults.database} of the database, ${starts} starts, ` +
      `${retries} repeats, ${ledger.refusals()} honest refusals`,
  )
}

const booksOfAll = ({ ledger, families }: RunResult): Map<string, Booked> => {
  const percents = new Map(
    families.flatMap(({ categories }) => categories.map(({ id, creatorPercent }) => [id, creatorPercent])),
  )
  return booksOf(ledger.acknowledged, (id) => percents.get(id) ?? Number.NaN)
}

const balances = ({ grown }: RunResult, books: ReadonlyMap<string, Booked>): string[] => {
  const owing = debts(books)
  return [...grown].flatMap(([person, shown]) => {
    const booked = owing.get(person) ?? 0
    return shown === booked ? [] : [`${person}: owes ${shown} by the log, ${booked} by the books`]
  })
}

const together = (stored: readonly Stored[]): Stored => ({
  streams: stored.flatMap(({ streams }) => streams),
  expenses: stored.flatMap(({ expenses }) => expenses),
  payments: stored.flatMap(({ payments }) => payments),
  ours: new Set(stored.flatMap(({ ours }) => [...ours])),
})

const readAll = async (opened: Opened, families: readonly FamilyDto[]): Promise<Stored> => {
  const stored: Stored[] = []
  for (const { id } of families) stored.push(await opened.read(id))
  return together(stored)
}

const checkpointFindings = async (dataDir: string): Promise<string[]> =>
  (await readOutsideCopy(outsideFolderOf(dataDir))) ? [] : ['no checkpoint was signed']

const orderly = ({ faults, stopped }: RunResult): string[] =>
  [faults.stopped, stopped].flatMap((code) => (code === 0 ? [] : [`an orderly stop ended with ${code}`]))

/** Prints which claims hold; resolves with the number of those that do not. */
export const evaluate = async (result: RunResult): Promise<number> => {
  printSummary(result)
  const { ledger, families, dataDir } = result
  const opened = await openStored(dataDir)
  try {
    const { streams, expenses, payments, ours } = await readAll(opened, families)
    const books = booksOfAll(result)
    const checks: Check[] = [
      [
        'every acknowledged event is in the history exactly once, and nothing else is',
        historyFindings(ledger.acknowledged, streams, ours),
      ],
      ['chains, checkpoints, and every row against the replay of its history', await opened.verify()],
      ['checkpoints were signed, and stand outside the database', await checkpointFindings(dataDir)],
      ['every row is what the acknowledged answers add up to, to the cent', moneyFindings(books, expenses, payments)],
      ['no expense was paid above what is owed', overpaid(books, expenses, payments)],
      ['what each person owes by their log is what the books say', balances(result, books)],
      ['orderly stops under load end with 0', orderly(result)],
      [
        'the server outlives its database',
        result.diedByItself.map((code) => `the server ended by itself, with ${code}`),
      ],
    ]
    const passed = checks.map(printCheck).filter(Boolean).length
    console.log(`${passed} passed, ${checks.length - passed} failed`)
    return checks.length - passed
  } finally {
    await opened.close()
  }
}
