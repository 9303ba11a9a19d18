import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import type { PaymentAccountFacts, PaymentAccountParty } from '#machines/payment-accounts/payment-account.types.ts'
import { countryOf } from '../../db/country.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import { unlinkBankAccounts } from './bank-accounts.store.ts'
import { writeReadiness } from './payment-accounts.eligibility.ts'
import {
  accountColumnsOf,
  answersOf,
  forgetAnswers,
  lockAccount,
  type PaymentAccountRow,
  setAccount,
  writeAccount,
} from './payment-accounts.store.ts'

export type PaymentAccountLifecycle = Lifecycle<typeof paymentAccountMachine, PaymentAccountRow>

export const peopleOfAccount = ({
  person_id,
}: Pick<PaymentAccountRow, 'person_id'>): readonly Involved<PaymentAccountParty>[] => [
  { personId: person_id, party: 'owner' },
]

/** Says whether every question has an answer; the second line of an address and the phone number are optional. */
const isAnswered = (row: PaymentAccountRow): boolean => {
  const { line2: _, phone: __, phoneCountryCode: ___, ...needed } = answersOf(row)
  return Object.values(needed).every((answer) => answer !== null)
}

/** `serves` says whether the provider serves a country. */
export const accountFactsOf = async (
  tx: Tx,
  row: PaymentAccountRow,
  serves: (country: string) => boolean,
): Promise<PaymentAccountFacts> => {
  const country = await countryOf(tx)
  return { offered: serves(country), answered: isAnswered(row), customer: row.customer_ref !== null }
}

type Dependencies = {
  /** Says whether the provider serves a country. */
  readonly serves: (country: string) => boolean
  /** Stores the answer that came with a command. */
  readonly keep?: (tx: Tx, row: PaymentAccountRow) => Promise<void>
}

/**
 * Answers never enter the record: it says that a name was given, not which. Therefore `advance` gets only a command's
 * type and version, and `keep` stores the answer that came with it.
 */
export const paymentAccountLifecycleWith = ({ serves, keep }: Dependencies): PaymentAccountLifecycle => ({
  entity: 'paymentAccount',
  topic: 'paymentAccount',
  machine: paymentAccountMachine,
  lock: lockAccount,
  contextOf: (tx, row) => accountFactsOf(tx, row, serves),
  people: peopleOfAccount,
  sawAmounts: () => true,
  write: writeAccount,
  effects: {
    keepAnswer: async ({ tx }, { row }) => {
      if (!keep) throw new Error('an answer came without what keeps it')
      await keep(tx, row)
    },
    noteAttempt: ({ tx }, { row }) => setAccount(tx, row.id, { attempt: row.attempt + 1 }),
    dropAnswers: ({ tx }, { row }) => forgetAnswers(tx, row.id),
    leaveProvider: async ({ tx }, { row }) => {
      await setAccount(tx, row.id, { provider: null, customer_ref: null })
      await unlinkBankAccounts(tx, row.id)
    },
  },
  notices: {
    'paymentAccount.providerChanged': 'accountMoved',
    'paymentAccount.verified': 'accountVerified',
    'paymentAccount.detailsAsked': 'accountDetailsAsked',
    'paymentAccount.documentAsked': 'accountDocumentAsked',
    'paymentAccount.reviewBegun': 'accountInReview',
    'paymentAccount.refused': 'accountRefused',
    'paymentAccount.suspended': 'accountSuspended',
    'paymentAccount.deactivated': 'accountDeactivated',
  },
  columnsOf: accountColumnsOf,
  reaction: (change, { id }) => writeReadiness(change, id),
})
