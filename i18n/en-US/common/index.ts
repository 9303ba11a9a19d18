import type { BaseTranslation } from '../../i18n-types.ts'

/** Words that several areas use. */
const common = {
  pay: {
    amount: 'Amount',
    means: 'Paid by',
    paidOn: 'Paid on',
    number: 'Check number',
    note: 'Note',
    noteHint: 'For example how and when you handed it over.',
  },
  dialogs: {
    cancel: 'Cancel',
    close: 'Close',
    optional: '(optional)',
    offline: 'You are offline. What you typed is kept; send it when you are connected again.',
  },
  filters: {
    open: 'Filters',
    openSome: 'Filters ({count:number})',
    close: 'Close',
    clear: 'Clear filters',
    one: '{name:string}: {value:string}',
    all: 'All',
    you: 'You',
    order: 'Order',
    period: { any: 'Any time', thisYear: 'This year', lastMonth: 'Last month', chosen: 'Chosen dates' },
    backwards: 'Choose a day that is not before the first one.',
  },
  list: {
    sorted: 'Order: {order:string}',
    none: 'Nothing to show here',
    retry: 'Try again',
    offline: 'You are offline',
  },
  take: {
    open: 'Export',
    close: 'Close',
    csv: 'Download a spreadsheet (CSV)',
    print: 'Print or save as PDF',
    hint: 'Exporting does not mark anything as viewed. For a court, take the signed record instead: it can be checked without us.',
  },
  print: {
    print: 'Print',
    family: 'Parents',
    names: '{a:string} and {b:string}',
    asked: 'Asked for by',
    own: '{name:string}, as a parent',
    viewing: 'A professional, looking as {name:string}',
    filters: 'Narrowed by',
    order: 'Order',
    made: 'Made on',
    contains: 'Contains',
    number: 'No.',
    of: '{n:number} of {count:number}',
  },
  category: {
    general: 'General',
    medicalDental: 'Medical/Dental',
    other: 'Other',
    personal: 'Personal',
  },
  split: {
    you: 'You',
    percentOf: '{name:string} {percent:string}',
  },
  refused: {
    see: 'See what changed',
    nothing: {
      share: 'Nothing was shared.',
      edit: 'Your changes were not saved.',
      delete: 'Nothing was deleted.',
      approve: 'Nothing was approved.',
      decline: 'Nothing was declined.',
      requestReceipt: 'No receipt was requested.',
      addReceipt: 'No receipt was added.',
      withdraw: 'Nothing was withdrawn.',
      pay: 'No payment was recorded.',
      markReimbursed: 'Nothing was marked as reimbursed.',
      confirm: 'Nothing was confirmed.',
      refuse: 'Nothing was refused.',
      void: 'Nothing was made void.',
      stop: 'Nothing was stopped.',
    },
    lookAgain: 'Look again, then answer.',
  },
  answersOffline: 'You are offline. Answers can be sent when you are connected again.',
  happened: {
    title: 'What happened',
    verified: 'Record verified',
    restored: 'Record verified, restored on {date:string}',
    restoredText:
      'The service put its records back to an earlier state on that day. No signed entry of this chain is known to be lost.',
    restoredLost:
      'The service put its records back to an earlier state on that day, and signed entries of this chain were lost. The history page says which.',
    proof: 'Proof',
    noProof: 'The proof could not be downloaded.',
    unverified: 'Record not verified',
    unverifiedText: 'This record does not match its seal. Please tell our support.',
    notAnchored: 'Not yet anchored',
    loading: 'Loading what happened',
    failed: 'What happened could not be loaded.',
    retry: 'Try again',
    earlier: 'Show {count:number} earlier entr{{y|ies}}',
  },
  /** Read before a step of a rail, not shown. */
  steps: { past: 'Done', present: 'Now', coming: 'Next' },
  /** An entry of a kind that has no sentence yet. */
  events: {
    other: {
      you: 'You changed something',
      name: '{actor:string} changed something',
      youItem: 'You changed something about {item:string}',
      nameItem: '{actor:string} changed something about {item:string}',
    },
  },
} satisfies BaseTranslation

export default common
