import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import type { ServerFeature } from '#server/features/feature.ts'
import { features } from '#server/features/features.ts'
import { drainInbox, type ProviderFact } from '#server/inbox/inbox.ts'
import { claimResource } from '#server/inbox/resources.ts'
import { SignatureRefused, type WebhookSource } from '#server/inbox/webhook.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

const secret = 'shared with the studio'
const posted = z.object({ id: z.string(), recording: z.string() })

/** A provider that is no bank: it records calls, and signs with a header of its own. */
const studio: WebhookSource<'callRecording'> = {
  name: 'studio',
  readWebhook: (headers, raw) => {
    if (headers['x-studio-secret'] !== secret) throw new SignatureRefused()
    const { id, recording } = z.parse(posted, JSON.parse(raw.toString()))
    return { id, topic: 'recording.finished', about: { kind: 'callRecording', ref: recording } }
  },
}

const facts: ProviderFact[] = []
const callsFeature: ServerFeature = {
  name: 'calls',
  dependsOn: [],
  webhooks: () => [{ path: '/pub/v1/calls/webhooks', source: studio }],
  inbox: () => ({ callRecording: async (fact) => void facts.push(fact) }),
}

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ features: [...features, callsFeature] })
  // For an area of the product, `migrate` allows the kinds that are listed in `derived-checks.ts`.
  await asSuperuser(
    on.database.superuser,
    `alter table bank_event drop constraint bank_event_kind_check;
     alter table bank_resource drop constraint bank_resource_kind_check`,
  )
  people = await cast(on)
})
afterAll(() => on.stop())

const url = '/pub/v1/calls/webhooks/studio'
const post = (body: object | string, headers: Record<string, string> = { 'x-studio-secret': secret }, to = url) =>
  on.app.inject({
    method: 'POST',
    url: to,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const bankPosts = async (id: string, ref: string) => {
  const { webhookSecret } = await sandboxSecrets(on.deps.config.dataDir)
  const payload = JSON.stringify({ id, topic: 'customer_verified', resource: { kind: 'customer', ref } })
  const headers = { [signatureHeader]: signatureOf(webhookSecret, Buffer.from(payload)) }
  return post(payload, headers, '/pub/v1/bank/webhooks/sandbox')
}
const claim = (provider: string, kind: string, ref: string, entityId: string) =>
  on.deps.scopes.asSystem(people.family.id, (tx) =>
    claimResource(tx, { provider, ref, kind, familyId: people.family.id, entityId }),
  )
const drain = () => drainInbox(on.deps, inboxHandlersOf(on.deps))
const storedAs = (id: string) =>
  on.deps.scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('bank_event')
      .select(['provider', 'kind', 'outcome'])
      .where('event_id', '=', id)
      .orderBy('provider')
      .execute(),
  )

test('its events are stored, and handled by the area that knows their kind', async () => {
  const [id, recording, entityId] = [randomUUID(), randomUUID(), randomUUID()]
  await claim('studio', 'callRecording', recording, entityId)
  for (const answer of [await post({ id, recording }), await post({ id, recording })])
    expect(answer.statusCode).toBe(200)
  await drain()
  await drain()
  expect(facts.splice(0)).toEqual([{ familyId: people.family.id, entityId, ref: recording }])
  expect(await storedAs(id)).toEqual([{ provider: 'studio', kind: 'callRecording', outcome: 'handled' }])
})

test('it is refused with another secret, with another body, and under another name', async () => {
  const event = { id: randomUUID(), recording: randomUUID() }
  expect((await post(event, { 'x-studio-secret': 'another' })).json()).toMatchObject({ exception: 'unauthenticated' })
  expect((await post('not json')).json()).toMatchObject({ exception: 'invalid' })
  expect((await post(event, undefined, '/pub/v1/calls/webhooks/sandbox')).statusCode).toBe(404)
  expect((await post(event, undefined, '/pub/v1/bank/webhooks/studio')).statusCode).toBe(404)
  expect(await storedAs(event.id)).toEqual([])
})

test('the same ids at the bank are other events and other resources', async () => {
  const [id, ref, entityId] = [randomUUID(), randomUUID(), randomUUID()]
  await claim('studio', 'callRecording', ref, entityId)
  expect((await post({ id, recording: ref })).statusCode).toBe(200)
  expect((await bankPosts(id, ref)).statusCode).toBe(200)
  await drain()
  expect(facts.splice(0)).toEqual([{ familyId: people.family.id, entityId, ref }])
  expect(await storedAs(id)).toEqual([
    { provider: 'sandbox', kind: 'customer', outcome: null },
    { provider: 'studio', kind: 'callRecording', outcome: 'handled' },
  ])
})

test('a kind belongs to one area', () => {
  const again: ServerFeature = { ...callsFeature, name: 'callsAgain' }
  const deps = { ...on.deps, features: [...features, callsFeature, again] }
  expect(() => inboxHandlersOf(deps)).toThrow('two features handle callRecording')
})
