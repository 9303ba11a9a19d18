import * as z from 'zod/mini'
import { type BankProvider, BankUnreachable, type CustomerState, type IdDocument, type Ref } from '../provider.ts'
import { requireSignature } from '../signature.ts'
import { clientOf, type DwollaClient } from './client.ts'
import { customerShape, customerStatusOf, documentsShape, kindOf, personOf, webhookShape } from './shapes.ts'
import type { DwollaAccess } from './token.ts'
import { dwollaTransfers } from './transfers.ts'

/**
 * Dwolla's status does not say that a submitted document is under review, so the customer's documents are read as well.
 */
const readCustomer = async (client: DwollaClient, ref: Ref): Promise<CustomerState> => {
  const { status: reported } = await client.read(customerShape, `/customers/${ref}`)
  const status = customerStatusOf(reported)
  if (!status) throw new BankUnreachable('Dwolla has a status for customers that we do not know')
  if (status !== 'documentNeeded') return { ref, status }
  const { _embedded } = await client.read(documentsShape, `/customers/${ref}/documents`)
  const underReview = _embedded.documents.some((document) => document.status === 'pending')
  return { ref, status: underReview ? 'manualReview' : status }
}

const documentTypes = { driversLicence: 'license', idCard: 'idCard' } as const

const formOf = ({ kind, bytes, mediaType }: IdDocument): FormData => {
  const form = new FormData()
  form.set('documentType', documentTypes[kind])
  form.set('file', new Blob([Buffer.from(bytes)], { type: mediaType }), `document.${mediaType.split('/').at(-1)}`)
  return form
}

type Dependencies = DwollaAccess & { readonly webhookSecret: string; readonly now: () => number }

/** Implements the bank port with Dwolla's API v2: https://developers.dwolla.com/docs/api-reference */
export const dwollaProvider = ({ webhookSecret, now, ...access }: Dependencies): BankProvider => {
  const client = clientOf(access, now)
  return {
    name: 'dwolla',
    serves: (country) => country === 'US',
    createCustomer: async (details, key) =>
      readCustomer(client, await client.create('/customers', { json: personOf(details), key })),
    retryCustomer: async (ref, details, key) => {
      await client.change(`/customers/${ref}`, personOf(details), key)
      return readCustomer(client, ref)
    },
    readCustomer: (ref) => readCustomer(client, ref),
    addDocument: async (ref, document, key) => {
      await client.create(`/customers/${ref}/documents`, { form: formOf(document), key })
      return readCustomer(client, ref)
    },
    addBankAccount: async (customer, { type, name, routingNumber, accountNumber }, key) => {
      const json = { routingNumber, accountNumber, bankAccountType: type, name }
      const ref = await client.create(`/customers/${customer}/funding-sources`, { json, key })
      return { ref, last4: accountNumber.slice(-4) }
    },
    removeBankAccount: (ref) => client.change(`/funding-sources/${ref}`, { removed: true }),
    ...dwollaTransfers(client, access.baseUrl),
    readWebhook: (headers, raw) => {
      requireSignature(webhookSecret, headers, raw)
      const { id, topic, resourceId } = z.parse(webhookShape, JSON.parse(raw.toString()))
      const kind = kindOf(topic)
      return { id, topic, about: kind && { kind, ref: resourceId } }
    },
  }
}

/** Dwolla states that it answers in under ten seconds; this leaves some room. */
export const dwollaTimeoutMs = 15_000

export const dwollaBaseUrl = {
  sandbox: 'https://api-sandbox.dwolla.com',
  production: 'https://api.dwolla.com',
} as const
