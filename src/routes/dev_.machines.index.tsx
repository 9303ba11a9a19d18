import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/app/shell/not-found-screen.tsx'
import { MachinesPage } from '#src/features/dev/machines/machines-page.tsx'

export const Route = createFileRoute('/dev_/machines/')({
  loader: ({ context }) => context.dictionaries.need('dev', 'expenses', 'payments', 'paymentAccounts'),
  component: MachinesPage,
  notFoundComponent: NotFoundScreen,
})
