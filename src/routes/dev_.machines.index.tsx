import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/app/shell/not-found-screen.tsx'
import { chartDictionaries } from '#src/features/dev/machines/chart-dictionaries.ts'
import { MachinesPage } from '#src/features/dev/machines/machines-page.tsx'

export const Route = createFileRoute('/dev_/machines/')({
  loader: async ({ context }) => context.dictionaries.need(...chartDictionaries(await context.features.need())),
  component: MachinesPage,
  notFoundComponent: NotFoundScreen,
})
