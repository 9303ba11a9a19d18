import base from '../../en-US/notices/index.ts'
import type { NamespaceNoticesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const notices = reword<NamespaceNoticesTranslation>(base, {
  kind: {
    eventCancelled: '{name} cancelled an event',
    supportRecorded: '{name} recorded a child maintenance order',
    supportConfirmed: '{name} confirmed the child maintenance order',
    supportDisputed: '{name} disputed the child maintenance order',
    supportWithdrawn: '{name} withdrew a child maintenance order',
    supportPaid: '{name} recorded a child maintenance payment to you',
    supportEndAsked: '{name} asked for child maintenance to end',
    supportEndAgreed: '{name} agreed to end child maintenance',
    supportEndRefused: '{name} declined to end child maintenance',
    supportEndWithdrawn: '{name} withdrew the request to end child maintenance',
    supportEnded: 'A child maintenance order has ended',
    supportFellDue: 'Child maintenance is due today',
  },
})

export default notices
