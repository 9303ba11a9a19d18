import type { BaseTranslation } from '../../i18n-types.ts'

/** `name` is a child's first name; `parent` the other parent's. */
const children = {
  title: 'Children',
  text: 'You share this list with {parent:string}. Every expense is for at least one child on it.',
  textAlone: 'Both parents share this list. Every expense is for at least one child on it.',
  back: 'My account',
  add: 'Add child',
  list: 'Children',
  archived: 'Archived',
  archivedText: 'Not offered for new expenses. Earlier expenses keep their names.',
  born: 'Born {date:string}',
  inUse: 'Used in expenses since {time:string}',
  inUseText: 'Used in expenses since {time:string}. Can be archived, but not removed.',
  hasAccount: 'Has an account',
  edit: 'Edit',
  editOf: 'Edit {name:string}',
  archive: 'Archive',
  archiveOf: 'Archive {name:string}',
  restore: 'Restore',
  restoreOf: 'Restore {name:string}',
  remove: 'Remove',
  removeOf: 'Remove {name:string}',
  loading: 'Loading children',
  retry: 'Try again',
  failedTitle: 'The children could not be loaded',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  offlineTitle: 'You are offline',
  offlineText: 'The list appears here once you are back online.',
  refusedTitle: 'This list is for parents',
  refusedText: 'Only parents can manage the list of children.',
  empty: {
    title: 'No children yet',
    text: 'Add the first one. Every expense is for at least one child.',
    lookingOn: 'Neither parent has added a child. When one does, it appears here.',
  },
  ready: {
    title: 'You can add the expense now',
    action: 'Continue to the expense',
  },
  done: {
    added: '{name:string} was added',
    changed: 'The details of {name:string} were changed',
    archived: '{name:string} was archived',
    restored: '{name:string} was restored',
    removed: '{name:string} was removed',
  },
  form: {
    add: 'Add a child',
    edit: 'Edit {name:string}',
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint:
      'Only the two of you, and professionals you give access to, can see it. It is never printed in the record.',
    optional: '(optional)',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'Nothing was saved. What you typed is still here.',
    changedMeanwhile: 'This changed while you were typing.',
    changed: 'It now says: {now:string}. What you typed is still here. Take another look, then save.',
    gone: 'It was removed in the meantime. If that was a mistake, close this and add it again.',
  },
  removing: {
    title: 'Remove {name:string}?',
    text: 'No expense is for {name:string} yet. The last name and date of birth are erased; the record shows that {name:string} was added and removed.',
    notice: 'This cannot be undone.',
    action: 'Remove',
    failed: '{name:string} was not removed.',
  },
  notDone: 'Nothing was changed. {why:string}',
  /** Entries of the record: the title of what they are about, as a report prints it, then what happened. */
  recordTitle: 'Child: {name:string}',
  events: {
    added: { you: 'You added the child {item:string}', name: '{actor:string} added the child {item:string}' },
    renamed: {
      you: 'You changed the first name {was:string} to {item:string}',
      name: '{actor:string} changed the first name {was:string} to {item:string}',
    },
    changed: {
      you: 'You changed the details of {item:string}',
      name: '{actor:string} changed the details of {item:string}',
    },
    archived: {
      you: 'You took {item:string} off the list for new expenses',
      name: '{actor:string} took {item:string} off the list for new expenses',
    },
    restored: {
      you: 'You put {item:string} back on the list for new expenses',
      name: '{actor:string} put {item:string} back on the list for new expenses',
    },
    removed: {
      you: 'You removed {item:string} from the list of children',
      name: '{actor:string} removed {item:string} from the list of children',
    },
  },
} satisfies BaseTranslation

export default children
