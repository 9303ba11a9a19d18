import { type Check, say } from '../say.ts'
import { openStored } from '../stored.ts'
import type { Told } from './ledger.ts'
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
import type { PlayedPayments } from './play.ts'
import { readStored } from './stored.ts'
import { dueFindings, supportFindings } from './support-oracle.ts'

const kindOf = (one: Told): string => {
  if (one.what !== 'paid') return one.what
  return one.order === null ? `paid by ${one.method}` : `child support paid by ${one.method}`
}
const kindsOf = (told: readonly Told[]): string =>
  [...Map.groupBy(told, kindOf)].map(([kind, of]) => `${kind} ${of.length}`).join(', ')

const about = ({ ledger, book, trouble, starts, seconds, passed }: PlayedPayments) => {
  const ends = [...Map.groupBy(book.transfers, ({ status }) => status)].map(([status, of]) => `${status} ${of.length}`)
  console.log(`${ledger.told.length} acknowledged: ${kindsOf(ledger.told)}`)
  console.log(
    `at the bank: ${ends.join(', ')}; ${book.webhooks.length} webhooks, of which ${book.webhooks.filter(({ copy }) => copy > 0).length} repeated`,
  )
  console.log(
    `in ${seconds.toFixed(1)} s, in which ${passed} days passed; ${trouble.server} kills of the server, ` +
      `${trouble.database} of the database, ${starts} starts, ${ledger.refusals()} honest refusals`,
  )
}

const verified = async (dataDir: string): Promise<readonly string[]> => {
  const opened = await openStored(dataDir)
  return opened.verify().finally(() => opened.close())
}

const underWay = ['scheduled', 'pending', 'stopping', 'inProcess']

/** Prints what holds and what does not; resolves with how many claims do not. */
export const judgePayments = async (played: PlayedPayments): Promise<number> => {
  about(played)
  const { book, dataDir, familyId, grown, support } = played
  const { told } = played.ledger
  const { expenses, payments, series, dues } = await readStored(dataDir, familyId)
  const arrived = settledIn(told, payments, book)
  const model = modelOf(told, arrived)
  const moving = payments.filter(({ status }) => underWay.includes(status))
  const checks: Check[] = [
    ['every payment that was acknowledged is there once, as it was told', acknowledgedFindings(told, payments)],
    [
      'so is every planned payment, and every series has ended',
      [...plannedFindings(told, payments), ...seriesFindings(told, series)],
    ],
    ['no transfer was sent twice, and each ended here as it did at the bank', bankFindings(book, payments)],
    ['nothing is left under way', moving.map(({ note, id, status }) => `payment ${note ?? id}: ${status}`)],
    ['each expense is what the model says, none paid above what is owed', expenseFindings(model, expenses)],
    ['what each person owes by their log is the model, to the cent', balanceFindings(grown, model)],
    ['every due of child support fell once, on its day', dueFindings(told, dues, support.today)],
    ['what remains of child support is the model, to the cent', supportFindings(told, arrived, support)],
    ['every state is explained by its history, chains and checkpoints hold', await verified(dataDir)],
    [
      'orderly stops end with 0',
      [played.trouble.stopped, played.stopped].flatMap((code) => (code === 0 ? [] : [`${code}`])),
    ],
    ['the server outlives its database', played.diedByItself.map((code) => `the server ended by itself, with ${code}`)],
  ]
  const passed = checks.map(say).filter(Boolean).length
  console.log(`${passed} passed, ${checks.length - passed} failed`)
  return checks.length - passed
}
