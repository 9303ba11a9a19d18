import type { BaseTranslation } from '../../i18n-types.ts'
import { form, page } from './pages.ts'

/** `actor`, `name` and `names` are people by first name. Dates and times arrive formatted. */
const journal = {
  label: { private: 'Private', shared: 'Shared', removed: 'Removed', deleted: 'Deleted' },
  kind: { entry: 'Journal entry', moment: 'Moment', checkIn: 'Check-in' },
  place: {
    exact: '{at:string} (exact place)',
    near: 'Near {at:string} (within about 1 km)',
    typed: '{name:string}',
  },
  ...page,
  form,
  /** The report of some days. */
  paper: {
    header: 'Journal: {names:string}',
    lead: 'Requested by {name:string}. It contains what they wrote or opened, and says who viewed it and when.',
    range: '{from:string} to {to:string}',
    entries: 'Entries by day',
    none: 'There are no entries for these days.',
    entry: '{kind:string} by {name:string} · {status:string}',
    unopened: 'Left out: not opened by the person who requested this report.',
    written: 'Written {at:string}',
    files: 'Photos and files: {files:string}',
    record: 'The record of these days',
    csv: {
      day: 'Day',
      kind: 'Kind',
      author: 'Written by',
      status: 'Status',
      text: 'Text',
      place: 'Place',
      files: 'Photos and files',
      written: 'Written',
      device: 'Device clock',
      edition: 'Version',
      readers: 'Shared with',
      views: 'First viewed',
    },
  },
  /** Entries of the record: the title of what they are about, as a report prints it, then what happened. */
  recordTitle: 'Journal, {date:string}',
  record: {
    readers: 'Shared with {names:string}',
    place: 'Place: {place:string}',
    device: 'Device clock: {at:string}',
    body: 'Text: {body:string}',
    edition: 'Version {number:number}',
  },
  events: {
    written: {
      you: 'You wrote in your journal',
      name: '{actor:string} wrote in the journal',
      youItem: 'You wrote in your journal about {item:string}',
      nameItem: '{actor:string} wrote in the journal about {item:string}',
    },
    edited: {
      you: 'You changed a journal entry',
      name: '{actor:string} changed a journal entry',
      youItem: 'You changed the journal entry of {item:string}',
      nameItem: '{actor:string} changed the journal entry of {item:string}',
    },
    shared: {
      you: 'You shared a journal entry',
      name: '{actor:string} shared a journal entry',
      youItem: 'You shared the journal entry of {item:string}',
      nameItem: '{actor:string} shared the journal entry of {item:string}',
    },
    removed: {
      you: 'You removed a journal entry',
      name: '{actor:string} removed a journal entry',
      youItem: 'You removed the journal entry of {item:string}',
      nameItem: '{actor:string} removed the journal entry of {item:string}',
    },
    deleted: {
      you: 'You deleted a private journal entry',
      name: '{actor:string} deleted a private journal entry',
      youItem: 'You deleted the private journal entry of {item:string}',
      nameItem: '{actor:string} deleted the private journal entry of {item:string}',
    },
    firstViewed: {
      you: 'You first viewed a journal entry',
      name: '{actor:string} first viewed a journal entry',
      youItem: 'You first viewed the journal entry of {item:string}',
      nameItem: '{actor:string} first viewed the journal entry of {item:string}',
    },
  },
} satisfies BaseTranslation

export default journal
