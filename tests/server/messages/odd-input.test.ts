import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageDto, type NewMessage } from '#contract/messages/messages.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let messages: ReturnType<typeof messagesOn>
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  messages = messagesOn(on)
  sam = await app.as(on.sam.personId)
})

const send = (change: Partial<NewMessage>) => sam.call(messageRoutes.send, { body: messages.typed(change) })

test('what another family has is neither answered, attached nor sent', async () => {
  const olivias = messages.typed({
    to: [...on.neighbours.ids.values()].filter((id) => id !== on.neighbour.personId).slice(0, 1),
  })
  const olivia = await app.as(on.neighbour.personId)
  const theirs = z.parse(messageDto, (await olivia.call(messageRoutes.send, { body: olivias })).body)
  const { draft: _, ...typed } = olivias
  const begun = await olivia.call(draftRoutes.begin, { body: typed })
  const { id } = z.parse(draftRoutes.begin.output, begun.body)
  const refused = async (change: Partial<NewMessage>) => {
    const { status, body } = await send(change)
    return [status, ...z.parse(apiError, body).validationErrors.map(({ field }) => field)]
  }
  expect(await refused({ answersId: theirs.id })).toEqual([400, 'answersId'])
  expect(await refused({ files: [await on.file(on.neighbour)] })).toEqual([400, 'files'])
  expect(await refused({ draft: { id, version: 1 } })).toEqual([404])
  expect((await sam.call(draftRoutes.get, { params: { id } })).status).toBe(404)
})

test('what nobody sees is left out of a text, and letters of any script and emoji stay', async () => {
  const sent = async (change: Partial<NewMessage>) => z.parse(messageDto, (await send(change)).body)
  expect(await sent({ subject: 'Coat\0 \u202Eand\nboots', body: 'One\0\r\ntwo\u0007' })).toMatchObject({
    subject: 'Coat and boots',
    body: 'One\ntwo',
  })
  const texts = { subject: 'معطف مايا', body: 'המעיל של נועה 🧥 café ﷽' }
  expect(await sent(texts)).toMatchObject(texts)
  const family = '👩‍👩‍👧‍👦'
  const { body } = await sent({ body: `${'🧥'.repeat(9_999)}!` })
  expect([...(body ?? '')]).toHaveLength(10_000)
  expect((await sent({ body: family })).body).toBe(family)
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})
