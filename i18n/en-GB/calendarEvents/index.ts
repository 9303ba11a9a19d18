import base from '../../en-US/calendarEvents/index.ts'
import type { NamespaceCalendarEventsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const calendarEvents = reword<NamespaceCalendarEventsTranslation>(base, {
  label: { cancelled: 'Cancelled' },
  standing: { cancelled: 'This event was cancelled.' },
  done: { cancel: 'The event was cancelled.' },
  form: { colour: 'Colour' },
  events: {
    cancelled: { you: 'You cancelled an event', name: '{actor} cancelled an event' },
    oneCancelled: { you: 'You cancelled one date of an event', name: '{actor} cancelled one date of an event' },
    followingCancelled: {
      you: 'You cancelled all later dates of an event',
      name: '{actor} cancelled all later dates of an event',
    },
  },
})

export default calendarEvents
