import { expect, test } from 'vitest'
import { personOf } from '#server/bank/dwolla/shapes.ts'
import { customerDetails } from '#tests/support/bank/bank.ts'

test('a phone number goes to Dwolla as ten digits, and none is not mentioned', () => {
  const phone = { countryCode: '1', number: '2125550123' }
  expect(personOf({ ...customerDetails(), phone })).toMatchObject({ phone: '2125550123', state: 'NY' })
  expect(personOf(customerDetails())).not.toHaveProperty('phone')
})
