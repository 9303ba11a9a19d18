/** The headers of the spreadsheet. */
export const csv = {
  created: 'Date',
  zone: 'Time zone',
  createdUtc: 'Date (UTC)',
  number: 'Number',
  from: 'From',
  to: 'To',
  pays: 'Pays',
  method: 'Method',
  means: 'Paid by',
  paidOn: 'Paid on',
  startOn: 'Planned for',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  id: 'ID',
  /** The lines below all others, in the column of what is paid. */
  sum: 'Sum of {count:number} payment{{s}} received',
  sumUnderway: 'Sum of {count:number} payment{{s}} on the way',
}

/** The payments on paper: read by others too, so it names both parents and says "you" to nobody. */
export const paper = {
  loading: 'Loaded {loaded:number} of {count:number} payments',
  none: 'None: all payments',
  totals: 'Received',
  sent: '{amount:string} from {payer:string} to {receiver:string}',
  underway: '{amount:string} on its way from {payer:string} to {receiver:string}',
  counted: 'Payments that failed or were returned, stopped, voided or not received are listed, but not in any total.',
}
