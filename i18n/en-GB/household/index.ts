import base from '../../en-US/household/index.ts'
import type { NamespaceHouseholdTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const household = reword<NamespaceHouseholdTranslation>(base, {
  supportOrder: 'Order for child maintenance',
  events: {
    supportBegun: {
      you: 'You recorded an order for child maintenance',
      name: '{actor} recorded an order for child maintenance',
    },
    supportConfirmed: {
      you: 'You confirmed the order for child maintenance',
      name: '{actor} confirmed the order for child maintenance',
    },
    supportDisputed: {
      you: 'You did not agree with the order for child maintenance',
      name: '{actor} did not agree with the order for child maintenance',
    },
    supportWithdrawn: {
      you: 'You withdrew the order for child maintenance',
      name: '{actor} withdrew the order for child maintenance',
    },
    supportEndAsked: {
      you: 'You asked for child maintenance to end',
      name: '{actor} asked for child maintenance to end',
    },
    supportEndAgreed: {
      you: 'You agreed to the end of child maintenance',
      name: '{actor} agreed to the end of child maintenance',
    },
    supportEndRefused: {
      you: 'You did not agree to the end of child maintenance',
      name: '{actor} did not agree to the end of child maintenance',
    },
    supportEndWithdrawn: {
      you: 'You no longer ask for child maintenance to end',
      name: '{actor} no longer asks for child maintenance to end',
    },
    supportEnded: { you: 'The order for child maintenance ended', name: 'The order for child maintenance ended' },
    supportFollowed: {
      you: 'A newer order for child maintenance took the place of this one',
      name: 'A newer order for child maintenance took the place of this one',
    },
  },
})

export default household
