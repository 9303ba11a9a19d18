/** The pages of the expense area. */
export const area = {
  label: 'Expenses and payments',
  expenses: 'Expenses',
  payments: 'Payments',
  scheduled: 'Scheduled',
  childSupport: 'Child support',
  account: 'Payment account',
  /** It is for a child and others who are no parents. */
  notAParent: {
    title: 'Expenses belong to the parents',
    text: 'They settle between them what was paid and who owes what. There is nothing here for you to do.',
  },
}
