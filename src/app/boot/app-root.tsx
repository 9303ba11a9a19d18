import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { UnreachableScreen } from '#src/app/shell/unreachable-screen.tsx'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { AppContext } from '../shared/app-context.ts'
import { LocaleProvider } from '../shared/locale/locale-provider.tsx'
import type { App } from './create-app.ts'
import { createAppRouter } from './router.ts'

/** The providers are nested in the order in which they depend on each other. */
export function AppRoot({ app }: { app: App }) {
  const [router] = useState(() => createAppRouter(app))
  const choose = useCallback((locale: Locale) => void app.dictionaries.choose(locale), [app])
  const unreachable = useSelector(app.session, (snapshot) => snapshot.matches('unreachable'))
  return (
    <AppContext.Provider value={app}>
      <QueryClientProvider client={app.queryClient}>
        <ThemeProvider>
          <LocaleProvider dictionaries={app.dictionaries} onChoose={choose}>
            {unreachable ? <UnreachableScreen /> : <RouterProvider router={router} />}
          </LocaleProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </AppContext.Provider>
  )
}
