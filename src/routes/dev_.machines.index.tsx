import { createFileRoute } from '@tanstack/react-router'
import { MachinesPage } from '#src/features/dev/machines/machines-page.tsx'
import { NotFoundScreen } from '#src/features/shell/not-found-screen.tsx'

export const Route = createFileRoute('/dev_/machines/')({
  loader: ({ context }) => context.dictionaries.need('dev', 'expenses', 'payments', 'paymentAccounts'),
  component: MachinesPage,
  notFoundComponent: NotFoundScreen,
})
