import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/features/shell/not-found-page.tsx'

export const Route = createFileRoute('/notfound')({ component: NotFoundScreen })
