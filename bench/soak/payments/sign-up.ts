import * as z from 'zod/mini'
import {
  type PaymentAccountDto,
  paymentAccountDto,
  takesBankAccounts,
} from '#contract/payment-accounts/payment-accounts.ts'
import type { Client } from '../client.ts'

const email = 'parent@example.com'
const answers = (firstName: string): readonly object[] => [
  { type: 'paymentAccount.signUp' },
  { type: 'paymentAccount.giveName', firstName, lastName: 'Soak' },
  { type: 'paymentAccount.giveBirth', dateOfBirth: '1988-04-12' },
  { type: 'paymentAccount.giveEmail', email, emailAgain: email },
  {
    type: 'paymentAccount.giveAddress',
    line1: '120 West 105th St',
    line2: null,
    city: 'New York',
    state: 'NY',
    postalCode: '10025',
  },
  { type: 'paymentAccount.submit', lastFour: '6789', terms: true },
]

/** Most accounts work; the others return money at once or weeks later, fail, have too little, or lose their answer. */
const numbers = ['4400500601', '4400500602', '9900000001', '9900000010', '9900000090', '9900000092', '9900000093']

const read = async (person: Client): Promise<PaymentAccountDto> =>
  z.parse(paymentAccountDto, (await person.send({ method: 'GET', path: '/pub/v1/payment-account' })).body)

/** Signs a parent up, unless they are, and adds bank accounts. Resolves with their ids. */
export const signUp = async (person: Client): Promise<string[]> => {
  const must = async (path: string, body: object) => {
    const answer = await person.send({ method: 'POST', path, body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  const known = takesBankAccounts((await read(person)).status)
  for (const answer of known ? [] : answers(person.username.split('.')[0] ?? '')) {
    const { id, version } = await read(person)
    await must(`/pub/v1/payment-accounts/${id}/events`, { ...answer, version })
  }
  for (const accountNumber of numbers)
    await must('/pub/v1/bank-accounts', {
      name: `Account ${accountNumber.slice(-2)}`,
      type: 'checking',
      routingNumber: '222222226',
      accountNumber,
    })
  return (await read(person)).bankAccounts.map(({ id }) => id)
}
