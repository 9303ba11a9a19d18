import base from '../../en-US/childSupport/index.ts'
import type { NamespaceChildSupportTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** In the United Kingdom it is called child maintenance, and a check is a cheque. */
const childSupport = reword<NamespaceChildSupportTranslation>(base, {
  title: 'Child maintenance',
  loading: 'Loading child maintenance',
  failedTitle: 'Child maintenance could not be loaded',
  offlineText: 'Child maintenance appears here when you are connected again.',
  refusedTitle: 'Child maintenance belongs to the parents',
  empty: { title: 'No order for child maintenance is recorded yet' },
  ledgers: 'Which child maintenance',
  method: { check: 'Cheque / Other' },
  turn: {
    end: { title: '{name} asks for child maintenance to end on {date}' },
    number: 'Cheque number {number}',
  },
  dialogs: {
    askEnd: { title: 'Ask for child maintenance to end' },
    agreeEnd: { title: 'Agree that child maintenance ends on {date}?' },
    refuseEnd: { text: 'Child maintenance goes on as before, and {name} reads why.' },
    withdrawEnd: { text: 'Child maintenance goes on as before.' },
    pay: { title: 'Record a payment by Cheque / Other' },
    voidReceived: {
      text: 'This cannot be undone. {name} owes the amount again, and sees why. For example when a cheque bounced.',
    },
  },
  form: {
    title: 'Record an order for child maintenance',
    followTitle: 'Record a new order for child maintenance',
    back: 'Child maintenance',
  },
  take: { title: 'Export child maintenance' },
  csv: { numbers: 'Cheque numbers' },
  recordTitle: 'Order for child maintenance',
  events: {
    begin: {
      you: 'You recorded an order for child maintenance',
      name: '{actor} recorded an order for child maintenance',
    },
    confirm: {
      you: 'You confirmed the order for child maintenance',
      name: '{actor} confirmed the order for child maintenance',
    },
    dispute: {
      you: 'You did not agree with the order for child maintenance',
      name: '{actor} did not agree with the order for child maintenance',
    },
    withdraw: {
      you: 'You withdrew the order for child maintenance',
      name: '{actor} withdrew the order for child maintenance',
    },
    askEnd: {
      you: 'You asked for child maintenance to end',
      name: '{actor} asked for child maintenance to end',
    },
    agreeEnd: {
      you: 'You agreed to the end of child maintenance',
      name: '{actor} agreed to the end of child maintenance',
    },
    refuseEnd: {
      you: 'You did not agree to the end of child maintenance',
      name: '{actor} did not agree to the end of child maintenance',
    },
    withdrawEnd: {
      you: 'You no longer ask for child maintenance to end',
      name: '{actor} no longer asks for child maintenance to end',
    },
    end: { you: 'The order for child maintenance ended', name: 'The order for child maintenance ended' },
    followed: {
      you: 'A newer order for child maintenance took the place of this one',
      name: 'A newer order for child maintenance took the place of this one',
    },
  },
})

export default childSupport
