import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { outcomeOf, planOf, quirkOfNumber } from '#server/bank/sandbox/test-numbers.ts'
import { Books, type Customer, type FundingSource, type Transfer } from './books.ts'

const hal = 'application/vnd.dwolla.v1.hal+json'
export const credentials = { key: 'a-key-of-ours', secret: 'a-secret-of-ours' }

/** Records a received request for assertions. */
type Seen = {
  readonly method: string
  readonly url: string
  readonly headers: FastifyRequest['headers']
  readonly body: unknown
}

/** Replaces the answer to the next request to a path. */
type Trouble = { readonly path: RegExp; readonly status: number; readonly delay?: number }

export type StandIn = {
  readonly url: string
  readonly books: Books
  readonly seen: Seen[]
  readonly tokens: { given: number; refuse(): void }
  trouble(next: Trouble): void
  stop(): Promise<void>
}

class Problem extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, code: string, errors?: { code: string; path: string }[]) {
    super(code)
    this.status = status
    this.body = { code, message: 'In words.', ...(errors && { _embedded: { errors } }) }
  }
}
const invalid = (path: string, code = 'Invalid') => new Problem(400, 'ValidationError', [{ code, path }])

/**
 * Simulates Dwolla's API v2 as publicly documented, as far as our adapter uses it: statuses, links, headers and errors.
 * It decides by the same numbers as our sandbox, so that one suite tests both adapters.
 */
export const standIn = async (): Promise<StandIn> => {
  const app = Fastify()
  const books = new Books()
  const seen: Seen[] = []
  const troubles: Trouble[] = []
  const tokens = tokensOf(app)
  speakHal(app)
  app.addHook('preHandler', async (request, reply) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: request.body })
    const at = troubles.findIndex(({ path }) => path.test(request.url))
    const [trouble] = at < 0 ? [] : troubles.splice(at, 1)
    if (!trouble) return
    if (trouble.delay) await new Promise((resolve) => setTimeout(resolve, trouble.delay))
    return reply.code(trouble.status).send({ code: 'ServerError', message: 'Trouble.' })
  })
  const url = () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
  serveCustomers(app, books, url)
  serveMoney(app, books, url)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: url(),
    books,
    seen,
    tokens,
    trouble: (next) => void troubles.push(next),
    stop: () => app.close(),
  }
}

const tokensOf = (app: FastifyInstance) => {
  const valid = new Set<string>()
  const tokens = { given: 0, refuse: () => valid.clear() }
  const basic = `Basic ${Buffer.from(`${credentials.key}:${credentials.secret}`).toString('base64')}`
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.post('/token', async ({ headers, body }, reply) => {
    const { grant_type } = body as { grant_type?: string }
    if (headers.authorization !== basic || grant_type !== 'client_credentials')
      return reply.code(401).send({ error: 'invalid_client' })
    tokens.given += 1
    const token = randomUUID()
    valid.add(token)
    return { access_token: token, token_type: 'bearer', expires_in: 3600 }
  })
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url === '/token') return
    if (!valid.has(headers.authorization?.replace('Bearer ', '') ?? '')) throw new Problem(401, 'ExpiredAccessToken')
    if (headers.accept !== hal) throw new Problem(406, 'InvalidVersion')
  })
  return tokens
}

const speakHal = (app: FastifyInstance) => {
  app.addContentTypeParser(hal, { parseAs: 'string' }, (_request, text, done) => done(null, JSON.parse(String(text))))
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Problem
      ? reply.code(error.status).send(error.body)
      : reply.code(500).send({ code: 'ServerError' }),
  )
}

const created = (reply: FastifyReply, location: string) => reply.code(201).header('location', location).send()
const keyOf = ({ headers }: FastifyRequest) => String(headers['idempotency-key'] ?? randomUUID())
const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id
const notFound = () => new Problem(404, 'NotFound')

const checkPerson = (body: Record<string, string>): void => {
  if (body.type !== 'personal') throw invalid('/type')
  for (const field of ['firstName', 'lastName', 'email', 'address1', 'city', 'dateOfBirth'])
    if (!body[field]) throw invalid(`/${field}`, 'Required')
  if (!/^[A-Z]{2}$/.test(body.state ?? '')) throw invalid('/state')
  if (!/^\d{5}(-\d{4})?$/.test(body.postalCode ?? '')) throw invalid('/postalCode', 'InvalidFormat')
  if (!/^(\d{4}|\d{9})$/.test(body.ssn ?? '')) throw invalid('/ssn', 'InvalidFormat')
}

const begun: Readonly<Record<string, string>> = {
  verify: 'verified',
  askDetails: 'retry',
  askDetailsThenDocument: 'retry',
  suspend: 'suspended',
  deactivate: 'deactivated',
}

const serveCustomers = (app: FastifyInstance, books: Books, url: () => string) => {
  const find = (request: FastifyRequest): Customer => {
    const customer = books.customers.get(idOf(request))
    if (!customer) throw notFound()
    return customer
  }
  app.post('/customers', async (request, reply) => {
    const body = request.body as Record<string, string>
    checkPerson(body)
    const status = begun[planOf(body.ssn ?? '')] ?? 'document'
    const id = books.once(keyOf(request), () => books.add(books.customers, { status, documents: [] }))
    return created(reply, `${url()}/customers/${id}`)
  })
  app.get('/customers/:id', async (request) => ({ id: idOf(request), status: find(request).status }))
  app.post('/customers/:id', async (request) => {
    const body = request.body as Record<string, string>
    checkPerson(body)
    if (body.ssn?.length !== 9) throw invalid('/ssn', 'Invalid')
    if (find(request).status !== 'retry') throw new Problem(403, 'InvalidResourceState')
    find(request).status = 'verified'
    return { id: idOf(request) }
  })
  app.get('/customers/:id/documents', async (request) => ({ _embedded: { documents: find(request).documents } }))
  app.post('/customers/:id/documents', async (request, reply) => {
    const form = String(request.body)
    if (!/name="documentType"\r\n\r\n(license|idCard|passport)\r\n/.test(form)) throw invalid('/documentType')
    if (!/name="file"; filename="document\.(png|jpeg)"/.test(form)) throw new Problem(400, 'InvalidFileType')
    if (find(request).status !== 'document') throw new Problem(403, 'InvalidResourceState')
    find(request).documents.push({ status: 'pending' })
    return created(reply, `${url()}/documents/${randomUUID()}`)
  })
  app.post('/customers/:id/funding-sources', async (request, reply) => {
    const body = request.body as Record<string, string>
    const customer = idOf(request)
    find(request)
    if (!['checking', 'savings'].includes(body.bankAccountType ?? '')) throw invalid('/bankAccountType')
    if (body.routingNumber === '123456789') throw invalid('/routingNumber')
    const id = books.once(keyOf(request), () => {
      const number = body.accountNumber ?? ''
      if (books.holds(customer, number)) throw new Problem(400, 'DuplicateResource')
      return books.add(books.sources, { customer, number, quirk: quirkOfNumber(number), removed: false })
    })
    return created(reply, `${url()}/funding-sources/${id}`)
  })
}

const serveMoney = (app: FastifyInstance, books: Books, url: () => string) => {
  app.post('/funding-sources/:id', async (request) => {
    const source = books.sources.get(idOf(request))
    if (!source || (request.body as { removed?: boolean }).removed !== true) throw notFound()
    source.removed = true
    return { removed: true }
  })
  const usable = (links: Record<string, { href: string }>, name: 'source' | 'destination'): FundingSource => {
    const [, id = ''] = new RegExp(`^${url()}/funding-sources/(.+)$`).exec(links[name]?.href ?? '') ?? []
    const source = books.sources.get(id)
    if (!source || source.removed) throw invalid(`/_links/${name}/href`)
    if (books.customers.get(source.customer)?.status === 'deactivated')
      throw invalid(`/_links/${name}/href`, 'Restricted')
    return source
  }
  app.post('/transfers', async (request, reply) => {
    const { _links, amount, correlationId } = request.body as {
      _links: Record<string, { href: string }>
      amount: { currency: string; value: string }
      correlationId?: string
    }
    const [from, to] = [usable(_links, 'source'), usable(_links, 'destination')]
    if (amount.currency !== 'USD' || !/^\d+\.\d\d$/.test(amount.value)) throw invalid('/amount/value', 'InvalidFormat')
    const given = [from.quirk, to.quirk]
    if (given.includes('93')) throw invalid('/_links/source/href', 'InsufficientFunds')
    if (given.includes('94')) throw invalid('/amount/value', 'Invalid')
    const before = books.transfers.size
    const id = books.once(keyOf(request), () => {
      const known = { payer: from.customer, correlationId: correlationId ?? null }
      return books.order(outcomeOf(given), known)
    })
    if (given.includes('92') && books.transfers.size > before) throw new Problem(503, 'ServerError')
    return created(reply, `${url()}/transfers/${id}`)
  })
  app.get('/funding-sources/:id', async (request) => {
    const source = books.sources.get(idOf(request))
    if (!source) throw notFound()
    return { id: idOf(request), _links: { customer: { href: `${url()}/customers/${source.customer}` } } }
  })
  // Legs carry the id of the whole transfer and come first here.
  app.get('/customers/:id/transfers', async (request) => {
    const { correlationId = '' } = request.query as { correlationId?: string }
    const whole = books.correlated(idOf(request), correlationId)
    const legs = whole.map((id) => ({
      id: randomUUID(),
      _links: { 'funded-transfer': { href: `${url()}/transfers/${id}` } },
    }))
    return { _embedded: { transfers: [...legs, ...whole.map((id) => ({ id, _links: {} }))] } }
  })
  const find = (request: FastifyRequest): Transfer => {
    const transfer = books.transfers.get(idOf(request))
    if (!transfer) throw notFound()
    return transfer
  }
  app.get('/transfers/:id', async (request) => {
    const [id, transfer] = [idOf(request), find(request)]
    const link = (path: string) => ({ href: `${url()}/transfers/${path}` })
    const _links = {
      ...(transfer.leftAt === null && transfer.status === 'pending' && { cancel: link(id) }),
      ...(transfer.status === 'failed' && transfer.code && { failure: link(`${id}/failure`) }),
      ...(transfer.leg && { 'funding-transfer': link(transfer.leg) }),
    }
    return { id, status: transfer.status, _links }
  })
  app.get('/transfers/:id/failure', async (request) => ({ code: find(request).code, description: 'In words.' }))
  app.post('/transfers/:id', async (request) => {
    const transfer = find(request)
    if (transfer.leftAt !== null || transfer.status !== 'pending') throw new Problem(403, 'InvalidResourceState')
    transfer.status = 'cancelled'
    return { id: idOf(request), status: 'cancelled' }
  })
}
