import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { BankRefusal } from '../provider.ts'
import { closeAccount, openAccount } from './accounts.ts'
import { accountBody, customerBody, transferBody } from './bodies.ts'
import { lockCustomer, moveCustomer, openCustomer, readCustomer, type SandboxReply } from './customers.ts'
import type { SandboxSecrets } from './secrets.ts'
import type { Simulator } from './simulator.ts'
import type { SandboxContext } from './state.ts'
import { cancelTransfer, findTransfer, orderTransfer, readTransfer } from './transfers.ts'

export const sandboxPath = '/bank-sandbox/v1'

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Compares digests, so that the time it takes reveals neither length nor content. */
export const requireApiKey = (app: FastifyInstance, { apiKey }: SandboxSecrets): void => {
  const expected = digest(`Bearer ${apiKey}`)
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) return reply.code(401).send({})
  })
}

/** Answers with the names of the wrong fields, never with their values. */
export const answerRefusals = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BankRefusal) return sendRefusal(reply, error)
    if (error instanceof z.core.$ZodError)
      return sendRefusal(
        reply,
        new BankRefusal(
          'invalidDetails',
          error.issues.map(({ path }) => path.join('.')),
        ),
      )
    request.log.error({ err: error }, 'sandbox')
    return reply.code(500).send({})
  })
}

const sendRefusal = (reply: FastifyReply, { reason, fields }: BankRefusal) =>
  reply.code(422).send({ error: { reason, fields } })

const byKey = z.object({ key: z.uuid() })
const params = z.object({ id: z.uuid() })
const idOf = (request: FastifyRequest): string => {
  const { success, data } = z.safeParse(params, request.params)
  if (!success) throw new BankRefusal('unknown')
  return data.id
}
const keyOf = ({ headers }: FastifyRequest): string => {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') throw new BankRefusal('invalidDetails', ['idempotency-key'])
  return key
}

/** The work was done; a lost reply is answered with 503. */
const sendReply = <State>(reply: FastifyReply, { state, lost }: SandboxReply<State>) =>
  lost ? reply.code(503).send({}) : reply.send(state)

/** Serves what a bank offers its customers. A repeated key is the same order. */
export const serveBanking = (app: FastifyInstance, sandbox: SandboxContext, { serve }: Simulator): void => {
  app.post('/customers', async (request, reply) => {
    const { nationalId } = z.parse(customerBody, request.body)
    return sendReply(reply, await serve((tx) => openCustomer(tx, sandbox, { key: keyOf(request), nationalId })))
  })
  app.get('/customers/:id', (request) => serve((tx) => readCustomer(tx, idOf(request))))
  const answerBankQuestion = (request: FastifyRequest, type: 'bankCustomer.details' | 'bankCustomer.document') =>
    serve(async (tx) =>
      moveCustomer(tx, sandbox, await lockCustomer(tx, idOf(request)), { type }, { key: keyOf(request) }),
    )
  app.post('/customers/:id/details', async (request) => {
    const { nationalId } = z.parse(customerBody, request.body)
    if (nationalId.length !== 9) throw new BankRefusal('invalidDetails', ['nationalId'])
    return answerBankQuestion(request, 'bankCustomer.details')
  })
  app.post('/customers/:id/document', { bodyLimit: 10_000_000 }, async (request) => {
    if (!Buffer.isBuffer(request.body) || request.body.length === 0)
      throw new BankRefusal('invalidDetails', ['document'])
    return answerBankQuestion(request, 'bankCustomer.document')
  })
  for (const doing of ['suspend', 'deactivate'] as const)
    app.post(`/customers/:id/${doing}`, (request) =>
      serve(async (tx) =>
        moveCustomer(tx, sandbox, await lockCustomer(tx, idOf(request)), { type: `bankCustomer.${doing}` }),
      ),
    )
  app.post('/customers/:id/bank-accounts', async (request) => {
    const details = z.parse(accountBody, request.body)
    return serve((tx) => openAccount(tx, sandbox, { customerId: idOf(request), key: keyOf(request), details }))
  })
  app.delete('/bank-accounts/:id', async (request, reply) => {
    await serve((tx) => closeAccount(tx, sandbox, idOf(request)))
    return reply.code(204).send()
  })
  app.post('/transfers', async (request, reply) => {
    const order = { ...z.parse(transferBody, request.body), key: keyOf(request) }
    return sendReply(reply, await serve((tx) => orderTransfer(tx, sandbox, order)))
  })
  app.get('/transfers', (request) => serve((tx) => findTransfer(tx, z.parse(byKey, request.query).key)))
  app.get('/transfers/:id', (request) => serve((tx) => readTransfer(tx, idOf(request))))
  app.post('/transfers/:id/cancel', (request) => serve((tx) => cancelTransfer(tx, sandbox, idOf(request))))
}
