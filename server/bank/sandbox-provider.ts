import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { returnCodes } from '#domain/return-codes.ts'
import type { WebhookEvent } from '../inbox/webhook.ts'
import { type BankProvider, BankRefusal, BankUnreachable, type ResourceKind } from './provider.ts'
import { accountAnswer, customerAnswer, refusalAnswer } from './sandbox/bodies.ts'
import { sandboxPath } from './sandbox/routes.ts'
import type { SandboxSecrets } from './sandbox/secrets.ts'
import type { SandboxRequest, Send } from './send.ts'
import { requireSignature } from './signature.ts'

const transferAnswer = z.object({
  ref: z.uuid(),
  status: z.enum(['pending', 'inProcess', 'paid', 'failed', 'returned', 'cancelled']),
  returnCode: z.nullable(z.enum(returnCodes)),
})

const foundAnswer = z.object({ found: z.nullable(transferAnswer) })

const webhook = z.object({
  id: z.string(),
  topic: z.string(),
  resource: z.object({ kind: z.enum(['customer', 'bankAccount', 'transfer']), ref: z.string() }),
})

type RequestOptions = { readonly key?: string; readonly json?: object; readonly bytes?: Uint8Array }

/**
 * Sends one request to the sandbox's HTTP interface. A 422 is a refusal; any other error status leaves the outcome
 * unknown.
 */
const requestWith =
  (send: Send, { apiKey }: SandboxSecrets) =>
  async (
    method: SandboxRequest['method'],
    path: string,
    { key, json, bytes }: RequestOptions = {},
  ): Promise<string> => {
    const body = bytes ? Buffer.from(bytes) : json && Buffer.from(JSON.stringify(json))
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const ask: SandboxRequest = { method, path: `${sandboxPath}${path}`, headers, ...(body && { body }) }
    const { status, text } = await send(ask).catch((cause: unknown) => {
      throw new BankUnreachable('the sandbox did not answer', { cause })
    })
    if (status === 422) {
      const { reason, fields } = parseAnswer(refusalAnswer, text).error
      throw new BankRefusal(reason, fields)
    }
    if (status >= 300) throw new BankUnreachable(`the sandbox answered ${status}`)
    return text
  }

/** An unreadable answer counts as no answer. */
const parseAnswer = <Schema extends $ZodType>(schema: Schema, text: string): output<Schema> => {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new BankUnreachable('the sandbox answered something else')
  }
}

/** Implements the bank port with the sandbox. */
export const sandboxProvider = (send: Send, secrets: SandboxSecrets): BankProvider => {
  const request = requestWith(send, secrets)
  return {
    name: 'sandbox',
    serves: (country) => country === 'US',
    createCustomer: async (json, key) =>
      parseAnswer(customerAnswer, await request('POST', '/customers', { json, key })),
    retryCustomer: async (ref, json, key) =>
      parseAnswer(customerAnswer, await request('POST', `/customers/${ref}/details`, { json, key })),
    readCustomer: async (ref) => parseAnswer(customerAnswer, await request('GET', `/customers/${ref}`)),
    addDocument: async (ref, { bytes }, key) =>
      parseAnswer(customerAnswer, await request('POST', `/customers/${ref}/document`, { bytes, key })),
    addBankAccount: async (customer, json, key) =>
      parseAnswer(accountAnswer, await request('POST', `/customers/${customer}/bank-accounts`, { json, key })),
    removeBankAccount: async (ref) => void (await request('DELETE', `/bank-accounts/${ref}`)),
    transfer: async ({ key, ...json }) =>
      parseAnswer(transferAnswer, await request('POST', '/transfers', { json, key })),
    findTransfer: async ({ key }) => parseAnswer(foundAnswer, await request('GET', `/transfers?key=${key}`)).found,
    cancelTransfer: async (ref) => parseAnswer(transferAnswer, await request('POST', `/transfers/${ref}/cancel`)),
    readTransfer: async (ref) => parseAnswer(transferAnswer, await request('GET', `/transfers/${ref}`)),
    readWebhook: (headers, raw): WebhookEvent<ResourceKind> => {
      requireSignature(secrets.webhookSecret, headers, raw)
      const { id, topic, resource } = parseAnswer(webhook, raw.toString())
      return { id, topic, about: resource }
    },
  }
}
