import type { BaseTranslation } from '../../i18n-types.ts'

/** The page of days without school. `name` is what a day is called; dates arrive formatted. */
const schoolBreaks = {
  title: 'Days without school',
  text: 'On these days, and on weekends, an exchange such as “School out” happens at its time for days without school.',
  add: 'Add days',
  copy: 'Copy from a calendar or file',
  loading: 'Loading days without school',
  failedTitle: 'The days without school could not be loaded',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  retry: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'The days without school appear here once you are back online.',
  back: 'Schedules',
  child: 'Child',
  everyChild: 'All children',
  empty: {
    title: 'No days without school yet',
    text: 'Add the days off and holidays of the school year. You don’t need to add weekends.',
    textOthers: 'When a parent adds some, they appear here.',
    child: 'None have been added for this child.',
  },
  coming: 'Coming up',
  past: 'Current and past',
  range: '{from:string} to {to:string}',
  listedBy: 'Added by {name:string}',
  listedByYou: 'Added by you',
  remove: 'Remove {name:string}',
  form: {
    title: 'Add days without school',
    text: 'They count from tomorrow. {name:string} sees them and can remove any that are wrong.',
    name: 'Name',
    nameHint: 'For example “Spring break”',
    from: 'First day',
    to: 'Last day',
    toHint: 'Leave it empty for a single day.',
    optional: '(optional)',
    children: 'Children',
    failed: 'The days were not added',
    cancel: 'Cancel',
    submit: 'Add',
  },
  dialogs: {
    close: 'Close',
    cancel: 'Cancel',
    failed: 'It was not removed',
    changed: 'This has changed since you opened it. It is shown as it is now.',
    offline: 'You are offline. Nothing was sent, and what you typed is still here.',
    remove: {
      title: 'Remove “{name:string}”?',
      text: 'Exchanges on these days go back to their usual time. It stays on the record.',
      action: 'Remove',
    },
  },
  done: { added: 'The days were added.', removed: 'The days were removed.' },
} satisfies BaseTranslation

export default schoolBreaks
