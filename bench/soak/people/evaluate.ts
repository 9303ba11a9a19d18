import { type Check, printCheck } from '../print-check.ts'
import { openStored } from '../stored.ts'
import { bookFindings, monthFindings, openFindings, overlapFindings, statusFindings } from './charges.oracle.ts'
import { accountFindings, beginningFindings, familyFindings, peopleFindings } from './people.oracle.ts'
import type { PeopleResult } from './run.ts'
import { readPeople } from './stored.ts'
import { waiverFindings } from './waiver.oracle.ts'

const printSummary = (result: PeopleResult) => {
  const { model, faults, starts, seconds, retries, mails, webhooks, days, book, spent } = result
  console.log(
    `${model.total()} acknowledged: ${[...model.counted].map(([what, times]) => `${what} ${times}`).join(', ')}`,
  )
  console.log(`${mails} mails, ${book.length} charges at the provider, ${webhooks} webhooks`)
  console.log(
    `in ${seconds.toFixed(1)} s, in which ${days} days passed; ${faults.server} kills of the server, ` +
      `${faults.database} of the database, ${starts} starts, ${retries} repeats`,
  )
  console.log(`of which ${spent}`)
}

const verified = async (dataDir: string): Promise<readonly string[]> => {
  const opened = await openStored(dataDir)
  return opened.verify().finally(() => opened.close())
}

/** Prints which claims hold; resolves with the number of those that do not. */
export const evaluatePeople = async (result: PeopleResult): Promise<number> => {
  printSummary(result)
  const { model, book, now, dataDir } = result
  const stored = await readPeople(dataDir)
  const checks: Check[] = [
    ['everybody who joined is there once, and nobody else is', peopleFindings(model, stored)],
    [
      'each family has its two parents, its invitations and its child as was acknowledged',
      familyFindings(model, stored),
    ],
    ['everybody signs in with what they know, and sees their families', result.signedIn],
    ['every second step, closed account and wait of 72 hours is as was acknowledged', accountFindings(model, stored)],
    ['every registration and every mailed link has ended', beginningFindings(model, stored)],
    ['the provider charged what was ordered, once, and reports the same end', bookFindings(book, stored)],
    ['no month was paid for twice', overlapFindings(stored)],
    ['whoever pays with a good card has every month since the first', monthFindings(model, stored, now)],
    ['every plan is what its charges and the date make of it', statusFindings(stored, now)],
    ['every application for a free year stands as it was answered, with its year', waiverFindings(model, stored, now)],
    ['no charge is open, and every webhook was handled', openFindings(stored)],
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
