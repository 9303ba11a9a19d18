/** The headers of the spreadsheet. */
export const csv = {
  created: 'Created',
  zone: 'Time zone',
  createdUtc: 'Created (UTC)',
  name: 'Expense',
  children: 'Children',
  purchased: 'Purchase date',
  category: 'Category',
  total: 'Total',
  currency: 'Currency',
  recordedBy: 'Added by',
  percent: '{name:string} %',
  status: 'Status',
  owedBy: 'Owed by',
  share: 'Share',
  settled: 'Paid of the share',
  unconfirmed: 'Waiting to be confirmed',
  withBank: 'With the bank',
  scheduled: 'Scheduled',
  left: 'Left to pay',
  unanswered: 'Waiting for an answer',
  id: 'ID',
  /** The lines below all others, in the column of the names. */
  sum: 'Sum of {count:number} expense{{s}}',
  sumEnded: '{count:number} declined or withdrawn, not counted',
  sumPrivate: '{count:number} private, not counted',
}

/** The log on paper: read by others too, so it names both parents and says "you" to nobody. */
export const paper = {
  title: 'Expense log',
  back: 'Expense log',
  loading: 'Loaded {loaded:number} of {count:number} expenses',
  none: 'None: the whole log',
  sum: 'Sum',
  withheld: 'Private expenses are left out.',
  withPrivate: 'Private expenses of {name:string} are included.',
  recorded: 'added by {name:string}',
}
