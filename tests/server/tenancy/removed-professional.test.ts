import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileRoutes } from '#contract/files/files.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { callersOf } from '#server/http/caller.ts'
import { mayKnow } from '#server/live/notice.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { confidedIn } from '#tests/support/plans/confided.ts'
import {
  endAccess,
  giveAccess,
  onOwnAccount,
  professionalOf,
  viewerForBoth,
} from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
let kimId: string
let kim: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
  kimId = await professionalOf(app, on, ['dana', 'sam'])
  kim = await onOwnAccount(app, on, kimId)
})

const confided = () => confidedIn(on, kimId)
const seen = z.object({ items: z.array(z.object({ subject: z.string() })) })
const subjects = async (route: 'list' | 'search') => {
  const { body } =
    route === 'list'
      ? await kim.call(messageRoutes.list, { query: { folder: 'all' } })
      : await kim.call(messageSearchRoutes.search, { body: { search: 'custody' } })
  return z
    .parse(seen, body)
    .items.map(({ subject }) => subject)
    .toSorted()
}

/** Writes everything that Kim reads by Dana's access, by Sam's, and by either's. */
const everything = async () => {
  const { write, fileOf, privileged } = confided()
  const attached = await fileOf(dana, 'attachment')
  const ofDana = await write(dana, { subject: 'Custody, Dana', files: [attached] })
  await messagesOn(on).open(ofDana.id, viewerForBoth(on, kimId))
  const ofKim = await write(kim, { subject: 'Custody, answer', to: [on.dana.personId] })
  const ofSam = await write(sam, { subject: 'Custody, Sam' })
  const ofBoth = await write(dana, { subject: 'Custody, all', to: [kimId, on.sam.personId] })
  const { id: file } = await privileged(dana)
  const statusOf = async (answer: ReturnType<TestClient['call']>) => (await answer).status
  const get = ({ id }: { id: string }) => statusOf(kim.call(messageRoutes.get, { params: { id } }))
  const statuses = async () => ({
    ofDana: {
      message: await get(ofDana),
      thread: await statusOf(kim.call(messageRoutes.thread, { params: { id: ofDana.threadId } })),
      attachment: await statusOf(kim.call(fileRoutes.content, { params: { id: attached }, query: {} })),
      own: await get(ofKim),
      file: await statusOf(kim.call(myFileRoutes.get, { params: { id: file } })),
    },
    others: {
      ofSam: await get(ofSam),
      ofBoth: await get(ofBoth),
    },
  })
  const named = async () => ({ listed: await subjects('list'), found: await subjects('search') })
  return { statuses, named }
}

const all = { message: 200, thread: 200, attachment: 200, own: 200, file: 200 }
const none = { message: 404, thread: 404, attachment: 404, own: 404, file: 404 }
const others = { ofSam: 200, ofBoth: 200 }
const byBoth = ['Custody, Dana', 'Custody, Sam', 'Custody, all', 'Custody, answer']

test('what one parent alone confided ends with the access that this parent gave, and comes back with a new one', async () => {
  const { statuses, named } = await everything()
  const read = async () => ({ ...(await statuses()), ...(await named()) })
  expect(await read()).toEqual({ ofDana: all, others, listed: byBoth, found: byBoth })
  await endAccess(app, on, kimId, 'dana')
  const bySam = ['Custody, Sam', 'Custody, all']
  expect(await read()).toEqual({ ofDana: none, others, listed: bySam, found: bySam })
  await giveAccess(on, kimId, on.dana.personId)
  expect(await read()).toEqual({ ofDana: all, others, listed: byBoth, found: byBoth })
})

test('a page of a search is filled with what may still be read, and promises no page of what may not', async () => {
  const { write } = confided()
  const { id } = await write(sam, { subject: 'Custody, first' })
  for (const subject of ['Custody, second', 'Custody, third']) await write(dana, { subject })
  await endAccess(app, on, kimId, 'dana')
  const { body } = await kim.call(messageSearchRoutes.search, { body: { search: 'custody', limit: 1 } })
  expect(body).toMatchObject({ items: [{ id }], next: null })
})

test('without any access nothing of the family is read', async () => {
  const { statuses } = await everything()
  await endAccess(app, on, kimId, 'dana')
  await endAccess(app, on, kimId, 'sam')
  const { ofDana, others: rest } = await statuses()
  expect(new Set([...Object.values(ofDana), ...Object.values(rest)])).toEqual(new Set([403]))
})

test('nobody is told live of what they may not read any more', async () => {
  const callers = callersOf(app.database.app.pool({ max: 1 }), app.clock)
  const text = String(kim.headers.authorization).slice('Bearer '.length)
  await endAccess(app, on, kimId, 'dana')
  const viewer = (await callers.find({ kind: 'bearer', text }))?.viewer ?? null
  const said = { family: on.family.id, topic: 'message', id: kimId, reach: 'closed' } as const
  const told = (...parents: string[]) => mayKnow({ ...said, audience: [...parents, kimId] }, viewer)
  const [first, second] = [on.dana.personId, on.sam.personId]
  expect([told(first), told(second), told(first, second)]).toEqual([false, true, true])
})
