import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '#server/db/tenancy.ts'
import { parseEntry } from '#server/history/parsed-entry.ts'
import { databaseFolder } from '../../database-processes.ts'
import { type Check, printCheck } from '../print-check.ts'
import { openStored } from '../stored.ts'
import {
  countFindings,
  draftFindings,
  leakFindings,
  messageFindings,
  viewFindings,
  type WordsStored,
} from './oracle.ts'
import type { WordsResult } from './run.ts'

const read = async (tx: Tx, opened: ReadonlyMap<string, number>): Promise<WordsStored> => ({
  messages: await tx.selectFrom('message').selectAll().execute(),
  deliveries: await tx.selectFrom('delivery').selectAll().execute(),
  drafts: await tx.selectFrom('draft').selectAll().execute(),
  mailbox: await tx.selectFrom('mailbox').selectAll().execute(),
  opened,
  isOpen: ({ status }) => !isFinalLeaf(draftMachine, status),
})

/** Lists the files in which a program writes what it does: the server's log and those of the database. */
const logsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.log|\.txt|\.csv)$|(^|\/)logs?\//.test(name))
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())

/** Prints which claims hold; resolves with the number of those that do not. */
export const evaluateWords = async (result: WordsResult): Promise<number> => {
  const { ledger, family, faults, used } = result
  console.log(
    `${ledger.sent.size} messages, ${ledger.opened.size} first views, ${ledger.drafts.size} drafts, ${ledger.looks()} looks; ` +
      `${ledger.refusals()} honest refusals`,
  )
  console.log(
    `in ${result.seconds.toFixed(1)} s; ${faults.server} kills of the server, ${faults.database} of the database, ` +
      `${result.starts} starts`,
  )
  const opened = await openStored(result.dataDir)
  const { streams } = await opened.read(family.id)
  const entries = streams.flatMap((stream) => stream.entries.flatMap((entry) => parseEntry(entry) ?? []))
  const views = Map.groupBy(
    entries.filter(({ kind }) => kind === 'delivery.open'),
    ({ entityId }) => entityId,
  )
  const counts = new Map([...views].map(([id, all]) => [id, all.length]))
  const stored = await opened.inFamily(family.id, (tx) => read(tx, counts))
  const told = await opened.told(family.id)
  const verified = await opened.verify().finally(() => opened.close())
  const logs = [result.log, ...logsIn(result.dataDir), ...logsIn(databaseFolder(result.dataDir))]
  const places = new Map([...told, ...logs.map((name) => [name, readFileSync(name, 'utf8')] as const)])
  const checks: Check[] = [
    ['every acknowledged message is there once, with every recipient, and no other', messageFindings(ledger, stored)],
    ['every first view is there once, and nobody else stamped one', viewFindings(ledger, stored)],
    ['no draft is lost, and each became one message at most', draftFindings(ledger, stored)],
    ['the numbers beside the folders are those of the rows', countFindings(result, stored)],
    [`no log, mail, job or notice has a word of a message (${places.size} looked through)`, leakFindings(used, places)],
    ['every state is explained by its history, chains and checkpoints hold', verified],
    ['orderly stops end with 0', [faults.stopped, result.stopped].flatMap((code) => (code === 0 ? [] : [`${code}`]))],
    ['the server outlives its database', result.diedByItself.map((code) => `the server ended by itself, with ${code}`)],
  ]
  const passed = checks.map(printCheck).filter(Boolean).length
  console.log(`${passed} passed, ${checks.length - passed} failed`)
  return checks.length - passed
}
