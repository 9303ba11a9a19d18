import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/app/shell/not-found-page.tsx'

export const Route = createFileRoute('/_open/notfound')({ component: NotFoundPage })
