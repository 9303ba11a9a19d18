import * as z from 'zod/mini'

/** These schemas describe the bodies of the sandbox's HTTP interface, for its caller and its routes. */

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

export const customerBody = z.strictObject({
  firstName: line(50),
  lastName: line(50),
  email: z.email(),
  dateOfBirth: z.iso.date(),
  address: z.strictObject({
    line1: line(50),
    line2: z.nullable(z.string()),
    city: line(50),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    postalCode: z.string().check(z.regex(/^\d{5}(?:-\d{4})?$/)),
    countryCode: z.literal('US'),
  }),
  phone: z.optional(z.strictObject({ countryCode: z.literal('1'), number: z.string().check(z.regex(/^\d{10}$/)) })),
  nationalId: z.string().check(z.regex(/^(?:\d{4}|\d{9})$/)),
  idType: z.optional(z.enum(['driversLicence', 'idCard'])),
})

export const accountBody = z.strictObject({
  type: z.enum(['checking', 'savings']),
  name: line(50),
  routingNumber: z.string().check(z.regex(/^\d{9}$/)),
  accountNumber: z.string().check(z.regex(/^\d{3,17}$/)),
})

export const transferBody = z.strictObject({
  from: z.uuid(),
  to: z.uuid(),
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000_00)),
})

/** Moves the clock to the end of the business day, `businessDays` times, or by `ms` milliseconds. */
export const clockBody = z.strictObject({
  businessDays: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  ms: z.optional(z.int().check(z.minimum(1), z.maximum(366 * 24 * 3_600_000))),
})

export const faultInjectionBody = z.strictObject({
  duplicates: z.int().check(z.minimum(0), z.maximum(10)),
  delayMs: z.int().check(z.minimum(0), z.maximum(600_000)),
  shuffled: z.boolean(),
})

export const customerAnswer = z.object({
  ref: z.uuid(),
  status: z.enum([
    'verified',
    'detailsNeeded',
    'documentNeeded',
    'manualReview',
    'refused',
    'suspended',
    'deactivated',
  ]),
})
export const accountAnswer = z.object({ ref: z.uuid(), last4: z.string() })

export const refusalAnswer = z.object({
  error: z.object({
    reason: z.enum([
      'invalidDetails',
      'balanceTooLow',
      'overLimit',
      'suspended',
      'cannotReceive',
      'duplicate',
      'notServed',
      'unknown',
    ]),
    fields: z.array(z.string()),
  }),
})
