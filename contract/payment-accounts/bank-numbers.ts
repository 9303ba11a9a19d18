import * as z from 'zod/mini'
import { only } from '../identity.ts'
import { limits } from '../limits.ts'

export const lastDigits = only(/^\d{4}$/, 'notFourDigits')
export const wholeNumber = only(/^\d{9}$/, 'notNineDigits')

/** Checks the routing number's check digit: the digits weighted with 3, 7 and 1 in turn add up to a multiple of ten. */
export const isRoutingNumber = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  !/^0+$/.test(digits) &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0

export const routingNumber = z.string('required').check(
  z.overwrite((typed) => typed.trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine(isRoutingNumber, 'notARoutingNumber'),
)
const { min, max } = limits.bankAccount.number
export const accountNumber = only(new RegExp(`^\\d{${min},${max}}$`), 'notAnAccountNumber')
