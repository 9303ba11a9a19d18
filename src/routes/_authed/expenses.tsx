import { createFileRoute } from '@tanstack/react-router'
import { SectionPages } from '#src/app/shell/section-pages.tsx'

export const Route = createFileRoute('/_authed/expenses')({
  loader: ({ context }) => context.dictionaries.need('common', 'expenses', 'payments'),
  component: () => (
    <SectionPages
      section="expenses"
      label={({ expenses }) => expenses.area.label()}
      gate={{
        who: 'expense.see',
        title: ({ expenses }) => expenses.area.notAParent.title(),
        text: ({ expenses }) => expenses.area.notAParent.text(),
      }}
    />
  ),
})
