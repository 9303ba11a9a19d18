/** The pages of the expense area. */
export const area = {
  label: 'Expenses and payments',
  expenses: 'Expenses',
  payments: 'Payments',
  scheduled: 'Scheduled',
  childSupport: 'Child support',
  account: 'Payment account',
  /** A child and others who are not parents read it. */
  notAParent: {
    title: 'Expenses are for parents',
    text: 'The parents sort out between them who paid and who owes what. There is nothing for you to do here.',
  },
}
