import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { epochOf } from '#domain/time.ts'
import type { Clock } from '#server/clock.ts'
import { Books, cardShape, type StoredEvent } from './books.ts'
import { listIn, type Params, paramsOf, requireKnown, textIn } from './params.ts'
import { cancelIntent, confirmIntent, createIntent, intentIn, intentShape } from './payments.ts'
import { invalid, missing, Problem } from './problems.ts'

export const stripeSecrets = { secretKey: 'sk_test_of_our_own', webhookSecret: 'whsec_shared_with_us' }

type Seen = { readonly method: string; readonly url: string; readonly headers: FastifyRequest['headers'] }

export type StandIn = {
  readonly url: string
  readonly books: Books
  readonly seen: Seen[]
  /** Does what the next request that matches asks for, and answers nothing of it, as a proxy that gave up. */
  loseAnswer(path: RegExp): void
  /** Answers the next request that matches without doing anything. */
  fail(path: RegExp, status: number): void
  /** Stripe forgets idempotency keys after a day. */
  forgetKeys(): void
  stop(): Promise<void>
}

export const secondsOf = (clock: Clock): number => Math.floor(epochOf(clock.now()) / 1000)

/** Builds a webhook as Stripe sends it, signed at this time. */
export const webhookOf = (event: StoredEvent, seconds: number, secret: string = stripeSecrets.webhookSecret) => {
  const { id, type, object } = event
  const raw = Buffer.from(JSON.stringify({ id, object: 'event', type, data: { object } }))
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')
  return { headers: { 'stripe-signature': `t=${seconds},v1=${signature}` }, raw }
}

const sessionParams = [
  'mode',
  'allowed_payment_method_types',
  'success_url',
  'cancel_url',
  'client_reference_id',
  'customer',
  'customer_creation',
]

const createSession = (books: Books, params: Params, base: string) => {
  requireKnown(params, sessionParams)
  if (textIn(params, 'mode') !== 'setup') throw invalid('mode')
  if (listIn(params, 'allowed_payment_method_types').join() !== 'card') throw invalid('allowed_payment_method_types')
  const [customer, creation] = [params.get('customer') ?? null, params.get('customer_creation')]
  if (customer !== null && creation !== undefined) throw invalid('customer_creation')
  if (customer !== null && !books.customers.has(customer)) throw missing('customer')
  const id = books.newId('cs_test')
  const returnTo = textIn(params, 'success_url')
  books.sessions.set(id, { id, returnTo, createsCustomer: creation === 'always', customer, card: null })
  return sessionShape(books, id, base, [])
}

const sessionShape = (books: Books, id: string, base: string, whole: readonly string[]) => {
  const session = books.sessions.get(id)
  if (!session) throw missing('session')
  const { customer, card } = session
  const stored = books.cards.get(card ?? '')
  const payment_method = stored && whole.includes('setup_intent.payment_method') ? cardShape(stored) : card
  return {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: card === null ? 'open' : 'complete',
    url: card === null ? `${base}/pay/${id}` : null,
    customer,
    setup_intent: whole.length > 0 ? { id: `seti_${id}`, object: 'setup_intent', payment_method } : `seti_${id}`,
  }
}

const listIntents = (books: Books, params: Params, base: string) => {
  requireKnown(params, ['customer', 'limit', 'expand'])
  const customer = textIn(params, 'customer')
  if (!books.customers.has(customer)) throw missing('customer')
  const whole = listIn(params, 'expand').map((name) => name.replace(/^data\./, ''))
  const all = [...books.intents.values()].filter((intent) => intent.customer === customer).reverse()
  const data = all.slice(0, Number(params.get('limit') ?? 10)).map((one) => intentShape(books, one, base, whole))
  return { object: 'list', url: '/v1/payment_intents', has_more: data.length < all.length, data }
}

const listDisputes = (books: Books, params: Params) => {
  requireKnown(params, ['payment_intent', 'limit'])
  const intent = textIn(params, 'payment_intent')
  const data = [...books.charges.values()].flatMap(({ id, dispute, ...charge }) =>
    charge.intent === intent && dispute !== null
      ? [{ id: `du_${id}`, object: 'dispute', status: dispute, payment_intent: intent }]
      : [],
  )
  return { object: 'list', url: '/v1/disputes', has_more: false, data }
}

const detach = (books: Books, id: string) => {
  const card = books.cards.get(id)
  if (!card) throw missing('payment_method')
  if (card.customer === null) throw invalid('payment_method')
  card.customer = null
  return cardShape(card)
}

type Handler = (id: string, params: Params) => object

const handlersOf = (books: Books, base: () => string): readonly (readonly [string, RegExp, Handler])[] => [
  ['POST', /^\/v1\/checkout\/sessions$/, (_, params) => createSession(books, params, base())],
  [
    'GET',
    /^\/v1\/checkout\/sessions\/(\w+)$/,
    (id, params) => sessionShape(books, id, base(), listIn(params, 'expand')),
  ],
  ['POST', /^\/v1\/payment_intents$/, (_, params) => createIntent(books, params, base())],
  ['GET', /^\/v1\/payment_intents$/, (_, params) => listIntents(books, params, base())],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, (id, params) => confirmIntent(books, id, params, base())],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (id) => cancelIntent(books, id, base())],
  [
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    (id, params) => intentShape(books, intentIn(books, id), base(), listIn(params, 'expand')),
  ],
  ['GET', /^\/v1\/disputes$/, (_, params) => listDisputes(books, params)],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, (id) => detach(books, id)],
]

type Answer = { readonly status: number; readonly body: object }

const answerOf = (work: () => object): Answer => {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** Repeats the first answer to a key, also where it was an error, and refuses the key for another request. */
const idempotency = () => {
  const answers = new Map<string, { readonly request: string; readonly answer: Answer }>()
  return {
    forget: () => answers.clear(),
    once: (key: string | undefined, request: string, work: () => Answer): Answer => {
      const known = key === undefined ? undefined : answers.get(key)
      if (known && known.request !== request) return new Problem(400, { type: 'idempotency_error' })
      if (known) return known.answer
      const answer = work()
      if (key !== undefined) answers.set(key, { request, answer })
      return answer
    },
  }
}

/**
 * Simulates Stripe's API as publicly documented, as far as our adapter uses it: parameters, states, errors, idempotency
 * keys, expansion and webhooks. It refuses what it does not know.
 */
export const standIn = async (): Promise<StandIn> => {
  const app = Fastify()
  const books = new Books()
  const seen: Seen[] = []
  const lost: RegExp[] = []
  const failures: { readonly path: RegExp; readonly status: number }[] = []
  const keys = idempotency()
  const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const handlers = handlersOf(books, url)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  )
  const answer = ({ method, url: path, headers, body }: FastifyRequest): Answer => {
    if (headers.authorization !== `Bearer ${stripeSecrets.secretKey}`)
      return new Problem(401, { type: 'invalid_request_error' })
    const [bare = '', query = ''] = path.split('?')
    const [found] = handlers.filter(([verb, pattern]) => verb === method && pattern.test(bare))
    if (!found) return new Problem(404, { type: 'invalid_request_error' })
    const text = method === 'GET' ? query : String(body ?? '')
    const work = () => answerOf(() => found[2](found[1].exec(bare)?.[1] ?? '', paramsOf(text)))
    const key = headers['idempotency-key']
    return method === 'POST' ? keys.once(key?.toString(), `${bare} ${text}`, work) : work()
  }
  app.all('/*', async (request, reply) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers })
    const failing = failures.findIndex(({ path }) => path.test(request.url))
    const [failure] = failing < 0 ? [] : failures.splice(failing, 1)
    if (failure) return reply.code(failure.status).send({ error: { type: 'api_error', message: 'Trouble.' } })
    const { status, body } = answer(request)
    const losing = lost.findIndex((path) => path.test(request.url))
    if (losing >= 0) {
      lost.splice(losing, 1)
      return reply.code(504).send('Gateway timeout')
    }
    return reply.code(status).send(body)
  })
  await listen(app)
  return {
    url: url(),
    books,
    seen,
    loseAnswer: (path) => void lost.push(path),
    fail: (path, status) => void failures.push({ path, status }),
    forgetKeys: keys.forget,
    stop: () => app.close(),
  }
}

const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 })
