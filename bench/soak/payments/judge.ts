import { type Check, say } from '../say.ts'
import { openStored } from '../stored.ts'
import type { Told } from './ledger.ts'
import { acknowledgedFindings, bankFindings, debtsIn, expenseFindings, type Modelled, modelOf } from './oracle.ts'
import type { PlayedPayments } from './play.ts'
import { readStored } from './stored.ts'

const kindsOf = (told: readonly Told[]): string => {
  const kinds = Map.groupBy(told, (one) => (one.what === 'paid' ? `paid by ${one.method}` : one.what))
  return [...kinds].map(([kind, of]) => `${kind} ${of.length}`).join(', ')
}

const about = ({ ledger, book, trouble, starts, seconds }: PlayedPayments) => {
  const ends = [...Map.groupBy(book.transfers, ({ status }) => status)].map(([status, of]) => `${status} ${of.length}`)
  console.log(`${ledger.told.length} acknowledged: ${kindsOf(ledger.told)}`)
  console.log(
    `at the bank: ${ends.join(', ')}; ${book.webhooks.length} webhooks, of which ${book.webhooks.filter(({ copy }) => copy > 0).length} repeated`,
  )
  console.log(
    `in ${seconds.toFixed(1)} s; ${trouble.server} kills of the server, ${trouble.database} of the database, ${starts} starts, ` +
      `${ledger.refusals()} honest refusals`,
  )
}

const balances = (grown: ReadonlyMap<string, number>, model: Modelled): string[] => {
  const debts = debtsIn(model)
  return [...grown].flatMap(([person, shown]) => {
    const modelled = debts.get(person) ?? 0
    return shown === modelled ? [] : [`${person}: owes ${shown} by the log, ${modelled} by the model`]
  })
}

const verified = async (dataDir: string): Promise<readonly string[]> => {
  const opened = await openStored(dataDir)
  return opened.verify().finally(() => opened.close())
}

/** Prints what holds and what does not; resolves with how many claims do not. */
export const judgePayments = async (played: PlayedPayments): Promise<number> => {
  about(played)
  const { ledger, book, dataDir, familyId, grown } = played
  const { expenses, payments } = await readStored(dataDir, familyId)
  const model = modelOf(ledger.told, payments, book)
  const moving = payments.filter(({ status }) => ['pending', 'stopping', 'inProcess'].includes(status))
  const checks: Check[] = [
    ['every payment that was acknowledged is there once, as it was told', acknowledgedFindings(ledger.told, payments)],
    ['no transfer was sent twice, and each ended here as it did at the bank', bankFindings(book, payments)],
    ['nothing is left under way', moving.map(({ note, status }) => `payment ${note}: ${status}`)],
    ['each expense is what the model says, none paid above what is owed', expenseFindings(model, expenses)],
    ['what each person owes by their log is the model, to the cent', balances(grown, model)],
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
