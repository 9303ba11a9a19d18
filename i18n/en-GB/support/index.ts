import base from '../../en-US/support/index.ts'
import type { NamespaceSupportTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** In the United Kingdom it is called child maintenance, and a check is a cheque. */
const support = reword<NamespaceSupportTranslation>(base, {
  method: { check: 'Cheque / Other' },
  csv: { numbers: 'Cheque numbers' },
  history: {
    begin: {
      you: 'You recorded an order for child maintenance of {amount}',
      name: '{actor} recorded an order for child maintenance of {amount}',
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
    pay: {
      you: 'You recorded a payment of child maintenance of {amount}',
      name: '{actor} recorded a payment of child maintenance of {amount}',
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
  item: 'Child maintenance of {amount}',
})

export default support
