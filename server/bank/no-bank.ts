import { SignatureRefused } from '../inbox/webhook.ts'
import { type BankProvider, BankRefusal } from './provider.ts'

const notServed = async (): Promise<never> => {
  throw new BankRefusal('notServed')
}

/** This provider is used when none is configured: it serves no country and refuses every call. */
export const noBank: BankProvider = {
  name: 'none',
  serves: () => false,
  createCustomer: notServed,
  retryCustomer: notServed,
  readCustomer: notServed,
  addDocument: notServed,
  addBankAccount: notServed,
  removeBankAccount: notServed,
  transfer: notServed,
  findTransfer: notServed,
  cancelTransfer: notServed,
  readTransfer: notServed,
  readWebhook: () => {
    throw new SignatureRefused()
  },
}
