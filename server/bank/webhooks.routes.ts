import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { storeEvent } from './inbox.store.ts'
import { inboxQueue } from './inbox.ts'
import { SignatureRefused, type WebhookEvent } from './provider.ts'

const bodyLimit = 64 * 1024

/**
 * Serves `POST /pub/v1/bank/webhooks/:provider`. The event is stored before the 200 and handled after it. The body is
 * read as raw bytes, because the signature covers them.
 */
export const bankWebhooks = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { bank, scopes, clock, enqueue } = deps
  const keep = (event: WebhookEvent) =>
    scopes.beforeSignIn(async (tx) => {
      if (await storeEvent(tx, bank.name, event, clock.now())) await enqueue(tx, { queue: inboxQueue, data: {} })
    })
  await app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) => done(null, bytes))
    scope.route<{ Params: { provider: string } }>({
      method: 'POST',
      url: '/pub/v1/bank/webhooks/:provider',
      config: { access: 'signed' },
      schema: { hide: true },
      handler: async ({ params, headers, body }, reply) => {
        if (params.provider !== bank.name) throw new Refusal('notFound')
        await keep(readOrRefuse(() => bank.readWebhook(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0))))
        return reply.code(200).send({})
      },
    })
    ready()
  })
}

const readOrRefuse = (read: () => WebhookEvent): WebhookEvent => {
  try {
    return read()
  } catch (error) {
    throw error instanceof SignatureRefused ? new Refusal('unauthenticated') : new Refusal('invalid')
  }
}
