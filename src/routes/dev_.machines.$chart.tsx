import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/app/shell/not-found-screen.tsx'
import { chartDictionaries } from '#src/features/dev/machines/chart-dictionaries.ts'
import { ChartPage } from '#src/features/dev/machines/chart-page.tsx'
import { type View, views } from '#src/features/dev/machines/views.ts'

export const Route = createFileRoute('/dev_/machines/$chart')({
  validateSearch: ({ view }: Record<string, unknown>): { view?: View } => {
    const known = views.find((name) => name === view)
    return known ? { view: known } : {}
  },
  loader: async ({ context }) => context.dictionaries.need(...chartDictionaries(await context.features.need())),
  component: ChartPage,
  notFoundComponent: NotFoundScreen,
})
