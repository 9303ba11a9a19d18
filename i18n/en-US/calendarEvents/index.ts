import type { BaseTranslation } from '../../i18n-types.ts'

/** Things that happen at a time. Dates and times arrive formatted. */
const calendarEvents = {
  label: { private: 'Private', shared: 'Shared', cancelled: 'Canceled', deleted: 'Deleted' },
  /** Entries of the record: the title of what they are about, as a report prints it, then what happened. */
  recordTitle: 'Event “{title:string}”',
  recordTime: '{date:string}, {time:string}',
  events: {
    added: { you: 'You added an event', name: '{actor:string} added an event' },
    shared: { you: 'You shared an event', name: '{actor:string} shared an event' },
    edited: { you: 'You changed an event', name: '{actor:string} changed an event' },
    cancelled: { you: 'You canceled an event', name: '{actor:string} canceled an event' },
    deleted: { you: 'You deleted an event', name: '{actor:string} deleted an event' },
    oneMoved: { you: 'You changed one time of an event', name: '{actor:string} changed one time of an event' },
    oneCancelled: { you: 'You canceled one time of an event', name: '{actor:string} canceled one time of an event' },
    followingChanged: {
      you: 'You changed all later times of an event',
      name: '{actor:string} changed all later times of an event',
    },
    followingCancelled: {
      you: 'You canceled all later times of an event',
      name: '{actor:string} canceled all later times of an event',
    },
  },
} satisfies BaseTranslation

export default calendarEvents
