import { createFileRoute } from '@tanstack/react-router'
import { DevPage } from '#src/features/dev/dev-page.tsx'

export const Route = createFileRoute('/dev')({
  component: DevPage,
})
