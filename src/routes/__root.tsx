import { createRootRouteWithContext } from '@tanstack/react-router'
import type { App } from '#src/app/create-app.ts'
import { AnyPage } from '#src/features/shell/any-page.tsx'

export const Route = createRootRouteWithContext<App>()({ component: AnyPage })
