import { beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { png } from '#tests/support/files/pictures.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { confidedIn } from '#tests/support/plans/confided.ts'
import { endAccess, giveAccess, professionalOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let kimId: string
let kim: TestClient
let ways: Readonly<Record<string, string>>
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  kimId = await professionalOf(app, on, ['dana', 'sam'])
  kim = await app.as(kimId)
  await kim.call(familyRoutes.choose, { body: { familyId: on.family.id, looksAs: on.dana.personId } })
  ways = await everyWay()
})

const posts = (ways: Readonly<Record<string, string>>) => Object.entries(ways).filter(([how]) => how.startsWith('POST'))

/** Everything that Dana has and that whoever looks as her is given, under the addresses that give it. */
const everyWay = async () => {
  const dana = await app.as(on.dana.personId)
  const { fileOf, command, privileged } = confidedIn(on, kimId)
  const picture = await fileOf(dana, 'attachment', await png(20, 20))
  const message = await messagesOn(on).send({ to: [on.sam.personId], files: [picture] }, on.dana)
  const entry = await journalOn(on).write({ readerIds: [] }, on.dana)
  const info = await infoBankOn(on).shared({}, on.dana)
  const expense = await on.record(on.dana)
  const kept = await privileged(dana)
  const shared = await command(dana, kept, { type: 'myFile.share', readers: [on.sam.personId] })
  const days = 'from=2026-11-01&to=2026-11-30'
  return {
    'the family': 'family',
    'the list of messages': 'messages?folder=all',
    'the numbers beside the folders': 'messages/counts',
    'the own folders': 'message-folders',
    'a message': `messages/${message.id}`,
    'a thread': `threads/${message.thread_id}`,
    'POST a look at a message': `messages/${message.id}/look`,
    'the report of messages': `message-report?messages=${message.id}&format=json`,
    'its print': `message-report?messages=${message.id}&format=pdf`,
    'an attachment': `files/${picture}/content`,
    'the small picture of it': `files/${picture}/preview`,
    'the list of the journal': 'journal',
    'a search in the journal': 'journal?search=slept',
    'an entry of the journal': `journal/${entry}`,
    'POST opening it': `journal/${entry}/open`,
    'the report of the journal': `journal-report?${days}&format=csv`,
    'the Info Bank': 'info-bank',
    'an entry of the Info Bank': `info-bank/${info}`,
    'the report of the Info Bank': 'info-bank-report?format=csv',
    'the list of files': 'my-files?of=own',
    'a file': `my-files/${shared.id}`,
    'its bytes': `files/${shared.fileId}/content`,
    'a zip': `my-files.zip?ids=${shared.id}`,
    'the expenses': 'expenses',
    'an expense': `expenses/${expense}`,
    'the expenses as a table': 'expenses.csv',
    'the history': 'history',
    'the history of an expense': `history/${expense}`,
    'the record': 'history-export?format=json',
    'the printed record': 'history-export?format=pdf',
  } as const
}

const meet = (how: string): Promise<TestAnswer> => {
  const url = `/pub/v1/${ways[how]}`
  const isPost = posts(ways).some(([one]) => one === how)
  return isPost
    ? kim.request({ method: 'POST', url, payload: {} }, { 'idempotency-key': crypto.randomUUID() })
    : kim.request({ method: 'GET', url })
}
const statuses = async () => {
  const met: Record<string, number> = {}
  for (const how of Object.keys(ways)) met[how] = (await meet(how)).status
  return met
}
const each = (status: number) => Object.fromEntries(Object.keys(ways).map((how) => [how, status]))

test('who looked as a parent reads nothing of theirs once that parent ended the access, and all of it with a new one', async () => {
  expect(await statuses()).toEqual(each(200))
  await endAccess(app, on, kimId, 'dana')
  expect(await statuses()).toEqual(each(403))
  const { body, text } = await meet('a thread')
  expect(body).toMatchObject({ exception: 'accessEnded' })
  expect(text).not.toContain('Winter coat')
  await giveAccess(on, kimId, on.dana.personId)
  expect(await statuses()).toEqual(each(200))
})

test('nobody chooses to look as the parent who ended the access', async () => {
  await endAccess(app, on, kimId, 'dana')
  const choose = (parent: string) =>
    kim.call(familyRoutes.choose, { body: { familyId: on.family.id, looksAs: parent } }).then(({ status }) => status)
  expect(await choose(on.dana.personId)).not.toBe(204)
  expect(await choose(on.sam.personId)).toBe(204)
  const met = await meet('an entry of the journal')
  expect([met.status, (await meet('an expense')).status]).toEqual([404, 200])
})
