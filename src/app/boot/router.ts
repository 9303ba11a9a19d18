import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from '#src/app/shell/error-screen.tsx'
import { NotFoundPage } from '#src/app/shell/not-found-page.tsx'
import { PendingPage } from '#src/app/shell/pending-page.tsx'
import { routeTree } from '#src/routeTree.gen.ts'
import type { App } from './create-app.ts'
import { parseSearch, stringifySearch } from './search.ts'

/**
 * Milliseconds after which a page that has not come is replaced by a spinner. Before the first screen the drawing of the
 * page stands, and nobody would see the spinner behind it.
 */
const pendingMs = { first: 2000, later: 150 }

/** Nothing is preloaded on intent: opening an item is recorded with its time, and only a person may do that. */
const routerFor = (app: App) =>
  createRouter({
    routeTree,
    history: app.history,
    basepath: '/app',
    parseSearch,
    stringifySearch,
    context: app,
    defaultPreload: false,
    defaultPendingMs: pendingMs.first,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })

export function createAppRouter(app: App): ReturnType<typeof routerFor> {
  const router = routerFor(app)
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (pathChanged && fromLocation) app.referrer.note(fromLocation.publicHref)
  })
  const stop = router.subscribe('onRendered', () => {
    stop()
    router.update({ ...router.options, defaultPendingMs: pendingMs.later })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
