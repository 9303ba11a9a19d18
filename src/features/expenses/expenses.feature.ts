import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { linkOptions } from '@tanstack/react-router'
import { countedApart } from '#src/app/shared/data/home.ts'
import { historyKey } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'
import { turnBadge } from '../navigation.ts'

export const expensesFeature: AppFeature = {
  name: 'expenses',
  navigation: [
    {
      section: 'main',
      key: 'expenses',
      order: 20,
      label: ({ shell }) => shell.toExpenses(),
      icon: IconReceipt,
      link: { to: '/expenses' },
      who: 'expense.see',
      includesBelow: true,
      badge: turnBadge('expense.settle', (you) => you.count - countedApart(you)),
    },
    {
      section: 'expenses',
      key: 'expenses',
      order: 10,
      label: ({ expenses }) => expenses.area.expenses(),
      link: { to: '/expenses' },
      who: 'expense.see',
    },
  ],
  live: {
    queries: {
      // The first use of a category or a child changes what can be done to it.
      expense: (id) => [['expense', id], ['expenses'], historyKey(id), ['categories'], ['children']],
      monthlyExpense: () => [['monthlyExpenses'], ['home']],
      // A payment is shown inside the expenses it pays, which its change does not name.
      payment: () => [['expense'], ['expenses']],
    },
    recorded: ['expense'],
  },
  pages: { expense: (id) => linkOptions({ to: '/expenses/$id', params: { id } }) },
  notices: { expense: {} },
  entries: { expense: { amountBeside: true } },
  home: {
    order: 20,
    dictionaries: ['common', 'expenses', 'payments'],
    load: async () => (await import('./waiting/home-slots.ts')).homeSlots,
  },
  charts: {
    expense: { dictionary: 'expenses', labels: ({ expenses }) => expenses.label },
    monthlyExpense: { dictionary: 'expenses', labels: ({ expenses }) => expenses.monthly.label },
  },
}
