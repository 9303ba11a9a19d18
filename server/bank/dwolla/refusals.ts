import * as z from 'zod/mini'
import { BankRefusal, type BankRefusalReason, BankUnreachable } from '../provider.ts'

/** Dwolla describes its error bodies here: https://developers.dwolla.com/docs/api-reference/api-fundamentals/errors */
const problem = z.object({
  code: z.string(),
  _embedded: z.optional(z.object({ errors: z.array(z.object({ code: z.string(), path: z.optional(z.string()) })) })),
})

/** Translates Dwolla's field names that differ from ours. */
const fields: Readonly<Record<string, string>> = {
  ssn: 'nationalId',
  address1: 'address.line1',
  address2: 'address.line2',
  city: 'address.city',
  state: 'address.state',
  postalCode: 'address.postalCode',
  bankAccountType: 'type',
  amount: 'amount',
  _links: 'bankAccount',
  file: 'document',
  documentType: 'document',
}

const fieldOf = (path: string): string => {
  const [first = ''] = path.split('/').filter(Boolean)
  return fields[first] ?? first
}

const byDetail: Readonly<Record<string, BankRefusalReason>> = {
  InsufficientFunds: 'balanceTooLow',
  Restricted: 'suspended',
  Duplicate: 'duplicate',
}
const byCode: Readonly<Record<string, BankRefusalReason>> = {
  DuplicateResource: 'duplicate',
  NotFound: 'unknown',
  InvalidResourceState: 'suspended',
  Forbidden: 'suspended',
}

/** A problem at this path concerns the receiver of the money. */
const destination = '/_links/destination'
/** We know of no code for Dwolla's own limits. Our amounts are well-formed, so `Invalid` here is read as such a limit. */
const amount = '/amount/value'

/** Translates an error status and body. Dwolla's messages may quote what was sent, so they are never stored. */
export const refusalOf = (status: number, body: unknown): BankRefusal | BankUnreachable => {
  if (status === 401 || status === 429 || status >= 500) return new BankUnreachable(`Dwolla answered ${status}`)
  const { success, data } = z.safeParse(problem, body)
  if (!success) return new BankUnreachable(`Dwolla answered ${status} in words of its own`)
  const errors = data._embedded?.errors ?? []
  for (const { code, path } of errors) {
    const reason = byDetail[code]
    if (reason === 'suspended' && path?.startsWith(destination)) return new BankRefusal('cannotReceive')
    if (reason) return new BankRefusal(reason)
    if (code === 'Invalid' && path === amount) return new BankRefusal('overLimit')
  }
  if (data.code !== 'ValidationError') return new BankRefusal(byCode[data.code] ?? 'unknown')
  return new BankRefusal('invalidDetails', [...new Set(errors.flatMap(({ path }) => (path ? [fieldOf(path)] : [])))])
}
