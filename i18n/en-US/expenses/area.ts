/** The pages of the expense area. */
export const area = {
  label: 'Expenses and payments',
  expenses: 'Expenses',
  payments: 'Payments',
  scheduled: 'Scheduled',
  childSupport: 'Child support',
  account: 'Payment account',
}
