import { createFileRoute } from '@tanstack/react-router'
import { WaitingCards } from '#src/features/expenses/waiting/waiting-cards.tsx'
import { LatestCard } from '#src/features/history/latest-card.tsx'
import { HomePage } from '#src/features/home/home-page.tsx'
import { SupportLines } from '#src/features/home/support-lines.tsx'

export const Route = createFileRoute('/_authed/home')({
  loader: ({ context }) => context.dictionaries.need('home', 'history', 'common', 'expenses', 'payments'),
  component: () => (
    <HomePage waiting={<WaitingCards beside={(items) => <SupportLines items={items} />} />} latest={<LatestCard />} />
  ),
})
