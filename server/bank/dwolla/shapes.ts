import * as z from 'zod/mini'
import { plainAmount } from '#domain/money.ts'
import { type ReturnCode, returnCodes } from '#domain/return-codes.ts'
import type { CustomerDetails, CustomerStatus, ResourceKind } from '../provider.ts'

/** These schemas describe the part of Dwolla's answers that we read; the functions below build what we send. */

const link = z.object({ href: z.string() })

export const customerShape = z.object({ status: z.string() })
export const documentsShape = z.object({
  _embedded: z.object({ documents: z.array(z.object({ status: z.string() })) }),
})
export const transferShape = z.object({
  status: z.string(),
  _links: z.object({
    cancel: z.optional(link),
    failure: z.optional(link),
    'funding-transfer': z.optional(link),
  }),
})
const leg = z.object({ id: z.string(), _links: z.object({ 'funded-transfer': z.optional(link) }) })
export const transfersShape = z.object({ _embedded: z.object({ transfers: z.array(leg) }) })
export const fundingSourceShape = z.object({ _links: z.object({ customer: link }) })
export const failureShape = z.object({ code: z.string() })
export const webhookShape = z.object({ id: z.string(), topic: z.string(), resourceId: z.string() })

const statuses: Readonly<Record<string, CustomerStatus>> = {
  verified: 'verified',
  retry: 'detailsNeeded',
  unverified: 'detailsNeeded',
  document: 'documentNeeded',
  kba: 'documentNeeded',
  // Dwolla does not say that a suspended customer still receives money, so we do not promise it.
  suspended: 'deactivated',
  deactivated: 'deactivated',
}
export const customerStatusOf = (status: string): CustomerStatus | undefined => statuses[status]

export const returnCodeOf = (code: string): ReturnCode | null => returnCodes.find((known) => known === code) ?? null

/** Builds a personal verified customer; optional fields that are missing are not sent. */
export const personOf = ({ address, nationalId, ...person }: CustomerDetails) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  type: 'personal',
  address1: address.line1,
  ...(address.line2 && { address2: address.line2 }),
  city: address.city,
  state: address.state,
  postalCode: address.postalCode,
  dateOfBirth: person.dateOfBirth,
  // Dwolla serves the United States alone and takes ten digits, without a country.
  ...(person.phone && { phone: person.phone.number }),
  ssn: nationalId,
})

/** `amount` is in cents; Dwolla expects a decimal string. */
export const amountOf = (amount: number) => ({ currency: 'USD', value: plainAmount(amount) })

/**
 * Says which kind of resource a topic concerns. `customer_bank_transfer_*` reports the legs between a bank and Dwolla,
 * which have ids of their own; `customer_transfer_*` reports the whole transfer.
 */
export const kindOf = (topic: string): ResourceKind | null => {
  if (topic.startsWith('customer_transfer_')) return 'transfer'
  if (topic.startsWith('customer_funding_source_')) return 'bankAccount'
  if (/^customer_(?:created|verified|suspended|activated|deactivated|reverification_needed|verification_)/.test(topic))
    return 'customer'
  return null
}
