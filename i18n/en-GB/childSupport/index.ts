import base from '../../en-US/childSupport/index.ts'
import type { NamespaceChildSupportTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** In the United Kingdom it is called child maintenance, and a check is a cheque. */
const childSupport = reword<NamespaceChildSupportTranslation>(base, {
  title: 'Child maintenance',
  loading: 'Loading child maintenance',
  failedTitle: 'Child maintenance could not be loaded',
  offlineText: 'Child maintenance appears here once you are back online.',
  refusedTitle: 'Child maintenance is for parents',
  empty: { title: 'No child maintenance order yet' },
  ledgers: 'Child maintenance orders',
  method: { check: 'Cheque / Other' },
  action: { askEnd: 'Request to end maintenance' },
  done: {
    refuseEnd: 'Request declined. Child maintenance continues as before.',
    withdrawEnd: 'Request withdrawn. Child maintenance continues as before.',
  },
  turn: {
    end: { title: '{name} asked for child maintenance to end on {date}' },
    number: 'Cheque number {number}',
  },
  dialogs: {
    askEnd: { title: 'Request to end child maintenance' },
    agreeEnd: { title: 'Agree to end child maintenance on {date}?' },
    refuseEnd: {
      title: 'Decline to end child maintenance?',
      text: 'Child maintenance continues as before, and {name} will see why.',
    },
    withdrawEnd: { text: 'Child maintenance continues as before.' },
    pay: {
      title: 'Record a payment by Cheque / Other',
      amountHint: 'Due now: {open}. Anything extra goes towards the next payment.',
    },
    voidReceived: {
      text: 'This cannot be undone. {name} owes the amount again and can see why, for example because a cheque bounced.',
    },
  },
  form: {
    title: 'Record a child maintenance order',
    followTitle: 'Record a new child maintenance order',
    back: 'Child maintenance',
  },
  take: { title: 'Export child maintenance', text: 'Every amount due and what was paid towards it, oldest first.' },
  csv: { numbers: 'Cheque numbers' },
  recordTitle: 'Child maintenance order',
  events: {
    begin: {
      you: 'You recorded a child maintenance order',
      name: '{actor} recorded a child maintenance order',
    },
    confirm: {
      you: 'You confirmed the child maintenance order',
      name: '{actor} confirmed the child maintenance order',
    },
    dispute: {
      you: 'You disputed the child maintenance order',
      name: '{actor} disputed the child maintenance order',
    },
    withdraw: {
      you: 'You withdrew the child maintenance order',
      name: '{actor} withdrew the child maintenance order',
    },
    askEnd: {
      you: 'You asked for child maintenance to end',
      name: '{actor} asked for child maintenance to end',
    },
    agreeEnd: {
      you: 'You agreed to end child maintenance',
      name: '{actor} agreed to end child maintenance',
    },
    refuseEnd: {
      you: 'You declined to end child maintenance',
      name: '{actor} declined to end child maintenance',
    },
    withdrawEnd: {
      you: 'You withdrew your request to end child maintenance',
      name: '{actor} withdrew the request to end child maintenance',
    },
    end: { you: 'The child maintenance order ended', name: 'The child maintenance order ended' },
    followed: {
      you: 'A newer child maintenance order replaced this one',
      name: 'A newer child maintenance order replaced this one',
    },
  },
})

export default childSupport
