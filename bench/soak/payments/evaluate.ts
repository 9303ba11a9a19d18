import { type Check, printCheck } from '../print-check.ts'
import { openStored } from '../stored.ts'
import type { Acknowledged } from './ledger.ts'
import {
  acknowledgedFindings,
  balanceFindings,
  bankFindings,
  expenseFindings,
  modelOf,
  plannedFindings,
  seriesFindings,
  settledIn,
} from './oracle.ts'
import type { PaymentsResult } from './run.ts'
import { readStored } from './stored.ts'
import { dueFindings, supportFindings } from './support-oracle.ts'

const kindOf = (one: Acknowledged): string => {
  if (one.what !== 'paid') return one.what
  return one.order === null ? `paid by ${one.method}` : `child support paid by ${one.method}`
}
const kindsOf = (acknowledged: readonly Acknowledged[]): string =>
  [...Map.groupBy(acknowledged, kindOf)].map(([kind, of]) => `${kind} ${of.length}`).join(', ')

const printSummary = ({ ledger, book, faults, starts, seconds, passed }: PaymentsResult) => {
  const ends = [...Map.groupBy(book.transfers, ({ status }) => status)].map(([status, of]) => `${status} ${of.length}`)
  console.log(`${ledger.acknowledged.length} acknowledged: ${kindsOf(ledger.acknowledged)}`)
  console.log(
    `at the bank: ${ends.join(', ')}; ${book.webhooks.length} webhooks, of which ${book.webhooks.filter(({ copy }) => copy > 0).length} repeated`,
  )
  console.log(
    `in ${seconds.toFixed(1)} s, in which ${passed} days passed; ${faults.server} kills of the server, ` +
      `${faults.database} of the database, ${starts} starts, ${ledger.refusals()} honest refusals`,
  )
}

const verified = async (dataDir: string): Promise<readonly string[]> => {
  const opened = await openStored(dataDir)
  return opened.verify().finally(() => opened.close())
}

const underWay = ['scheduled', 'pending', 'stopping', 'inProcess']

/** Prints which claims hold; resolves with the number of those that do not. */
export const evaluatePayments = async (result: PaymentsResult): Promise<number> => {
  printSummary(result)
  const { book, dataDir, familyId, grown, support } = result
  const { acknowledged } = result.ledger
  const { expenses, payments, series, dues } = await readStored(dataDir, familyId)
  const arrived = settledIn(acknowledged, payments, book)
  const model = modelOf(acknowledged, arrived)
  const moving = payments.filter(({ status }) => underWay.includes(status))
  const checks: Check[] = [
    ['every payment that was acknowledged is there once, as it was told', acknowledgedFindings(acknowledged, payments)],
    [
      'so is every planned payment, and every series has ended',
      [...plannedFindings(acknowledged, payments), ...seriesFindings(acknowledged, series)],
    ],
    ['no transfer was sent twice, and each ended here as it did at the bank', bankFindings(book, payments)],
    ['nothing is left under way', moving.map(({ note, id, status }) => `payment ${note ?? id}: ${status}`)],
    ['each expense is what the model says, none paid above what is owed', expenseFindings(model, expenses)],
    ['what each person owes by their log is the model, to the cent', balanceFindings(grown, model)],
    ['every due of child support fell once, on its day', dueFindings(acknowledged, dues, support.today)],
    ['what remains of child support is the model, to the cent', supportFindings(acknowledged, arrived, support)],
    ['every state is explained by its history, chains and checkpoints hold', await verified(dataDir)],
    [
      'orderly stops end with 0',
      [result.faults.stopped, result.stopped].flatMap((code) => (code === 0 ? [] : [`${code}`])),
    ],
    ['the server outlives its database', result.diedByItself.map((code) => `the server ended by itself, with ${code}`)],
  ]
  const passed = checks.map(printCheck).filter(Boolean).length
  console.log(`${passed} passed, ${checks.length - passed} failed`)
  return checks.length - passed
}
