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
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  id: 'ID',
}

/** The payments on paper: read by others too, so it names both parents and says "you" to nobody. */
export const paper = {
  loading: '{loaded:number} of {count:number} payments have come',
  none: 'Nothing: all payments',
  totals: 'Received',
  sent: '{amount:string} from {payer:string} to {receiver:string}',
  underway: '{amount:string} on its way from {payer:string} to {receiver:string}',
  counted: 'What failed, was returned, stopped, made void or not received is listed, but in no total.',
}
