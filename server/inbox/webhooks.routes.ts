import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { storeEvent } from './inbox.store.ts'
import { inboxQueue } from './inbox.ts'
import { SignatureRefused, type WebhookAddress, type WebhookEvent } from './webhook.ts'

const bodyLimit = 64 * 1024

/**
 * Serves `POST <path>/:provider` for one provider. The event is stored before the 200 and handled after it. The body is
 * read as raw bytes, because the signature covers them.
 */
export const serveWebhooks = async (
  app: FastifyInstance,
  deps: Pick<Deps, 'scopes' | 'clock' | 'enqueue'>,
  { path, source }: WebhookAddress,
): Promise<void> => {
  const { scopes, clock, enqueue } = deps
  const keep = (event: WebhookEvent) =>
    scopes.beforeSignIn(async (tx) => {
      if (await storeEvent(tx, source.name, event, clock.now())) await enqueue(tx, { queue: inboxQueue, data: {} })
    })
  await app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) => done(null, bytes))
    scope.route<{ Params: { provider: string } }>({
      method: 'POST',
      url: `${path}/:provider`,
      config: { access: 'signed' },
      schema: { hide: true },
      handler: async ({ params, headers, body }, reply) => {
        if (params.provider !== source.name) throw new Refusal('notFound')
        await keep(readOrRefuse(() => source.readWebhook(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0))))
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
