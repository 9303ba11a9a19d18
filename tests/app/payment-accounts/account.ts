import type {
  BankAccountDto,
  PaymentAccountDto,
  PaymentAccountStatus,
} from '#contract/payment-accounts/payment-accounts.ts'
import { right } from '#tests/contract/edges/payment-account.ts'
import { dana } from '#tests/support/dom/family.ts'

export const accountId = '00000000-0000-4000-8000-0000000000a1'

const { emailAgain: _, ...email } = right.email
export const answered: PaymentAccountDto['answers'] = { ...right.name, ...right.birth, ...email, ...right.address }
export const unanswered = Object.fromEntries(
  Object.keys(answered).map((key) => [key, null]),
) as PaymentAccountDto['answers']

export const bankAccount = (n: number, change: Partial<BankAccountDto> = {}): BankAccountDto => ({
  id: `00000000-0000-4000-8000-0000000000c${n}`,
  version: 1,
  name: n === 1 ? 'Household' : 'Trips',
  type: n === 1 ? 'checking' : 'savings',
  last4: `${n}${n}${n}${n}`,
  preferred: n === 1,
  usable: true,
  inUse: false,
  addedAt: '2026-11-01T12:00:00.000Z',
  ...change,
})

export const account = (status: PaymentAccountStatus, change: Partial<PaymentAccountDto> = {}): PaymentAccountDto => ({
  id: accountId,
  status,
  version: 3,
  facts: { offered: true, answered: true, customer: !['none', 'signUpInProgress'].includes(status) },
  answers: status === 'none' ? unanswered : answered,
  changedAt: '2026-11-19T12:00:00.000Z',
  bankAccounts: [],
  you: { actor: dana, party: 'owner', mode: 'self' },
  ...change,
})
