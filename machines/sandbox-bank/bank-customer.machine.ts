import { bankCustomerSetup } from './bank-customer.setup.ts'
import type { BankCustomerPlan } from './bank-customer.types.ts'

const planned = (...params: BankCustomerPlan[]) => ({ type: 'planned', params }) as const

/**
 * One customer of the sandbox bank, from their first answers to verified or not.
 *
 * A bank may ask for the whole national ID and then for a document, which its staff examine for a business day.
 * Invariants: refused and deactivated are final; a suspended customer sends nothing but still receives. Deliberately
 * absent: which of these is asked of whom. The plan decides it, and only tests and the documented IDs choose a plan.
 */
export const bankCustomerMachine = bankCustomerSetup.createMachine({
  id: 'bankCustomer',
  context: ({ input }) => input,
  initial: 'deriving',
  states: {
    deriving: {
      always: [
        { guard: planned('askDetails', 'askDetailsThenDocument'), target: 'detailsNeeded' },
        { guard: planned('askDocument', 'askDocumentThenRefuse'), target: 'documentNeeded' },
        { guard: planned('review'), target: 'manualReview' },
        { guard: planned('refuse'), target: 'refused' },
        { guard: planned('suspend'), target: 'suspended' },
        { guard: planned('deactivate'), target: 'deactivated' },
        { target: 'verified' },
      ],
    },
    detailsNeeded: {
      meta: { turns: ['payer'], label: 'detailsNeeded', tone: 'attention' },
      on: {
        'bankCustomer.details': [
          { guard: planned('askDetailsThenDocument'), target: 'documentNeeded' },
          { target: 'verified' },
        ],
      },
    },
    documentNeeded: {
      meta: { turns: ['payer'], label: 'documentNeeded', tone: 'attention' },
      on: { 'bankCustomer.document': 'manualReview' },
    },
    manualReview: {
      meta: { turns: ['bank'], label: 'manualReview', tone: 'bank' },
      on: {
        'bankCustomer.due': [{ guard: planned('askDocumentThenRefuse'), target: 'refused' }, { target: 'verified' }],
      },
    },
    verified: {
      meta: { turns: ['nobody'], label: 'verified', tone: 'done' },
      on: { 'bankCustomer.suspend': 'suspended', 'bankCustomer.deactivate': 'deactivated' },
    },
    refused: { type: 'final', meta: { turns: ['nobody'], label: 'refused', tone: 'problem' } },
    suspended: {
      meta: { turns: ['nobody'], label: 'suspended', tone: 'problem' },
      on: { 'bankCustomer.deactivate': 'deactivated' },
    },
    deactivated: { type: 'final', meta: { turns: ['nobody'], label: 'deactivated', tone: 'problem' } },
  },
})
