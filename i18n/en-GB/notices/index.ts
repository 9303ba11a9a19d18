import base from '../../en-US/notices/index.ts'
import type { NamespaceNoticesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const notices = reword<NamespaceNoticesTranslation>(base, {
  kind: {
    supportRecorded: '{name} recorded an order for child maintenance',
    supportConfirmed: '{name} confirmed the order for child maintenance',
    supportDisputed: '{name} does not agree with the order for child maintenance',
    supportWithdrawn: '{name} withdrew an order for child maintenance',
    supportPaid: '{name} recorded a payment of child maintenance to you',
    supportEndAsked: '{name} asked for child maintenance to end',
    supportEndAgreed: '{name} agreed to the end of child maintenance',
    supportEndRefused: '{name} did not agree to the end of child maintenance',
    supportEndWithdrawn: '{name} no longer asks for child maintenance to end',
    supportEnded: 'An order for child maintenance has ended',
    supportFellDue: 'Child maintenance is due today',
  },
})

export default notices
