import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/app/shell/not-found-screen.tsx'
import { type Frame, frames } from '#src/features/dev/ui/sections.ts'
import { UiPage } from '#src/features/dev/ui/ui-page.tsx'

export const Route = createFileRoute('/dev_/ui')({
  validateSearch: ({ frame }: Record<string, unknown>): { frame?: Frame } => {
    const known = frames.find((name) => name === frame)
    return known ? { frame: known } : {}
  },
  component: UiPage,
  notFoundComponent: NotFoundScreen,
})
