import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { App } from '#src/app/create-app.ts'

export const Route = createRootRouteWithContext<App>()({ component: Outlet })
