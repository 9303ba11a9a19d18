import { type ReactNode, useCallback } from 'react'
import type { Locale } from '#contract/locale.ts'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { rememberLocale } from '../shared/locale/device-locale.ts'
import { LocaleProvider } from '../shared/locale/locale-provider.tsx'
import type { SmallApp } from './create-small-app.ts'

/** A chosen language is remembered on this device, because nobody is signed in. */
export function SmallAppRoot({ app: { dictionaries }, children }: { app: SmallApp; children: ReactNode }) {
  const choose = useCallback(
    (locale: Locale) => {
      rememberLocale(locale)
      void dictionaries.choose(locale)
    },
    [dictionaries],
  )
  return (
    <ThemeProvider>
      <LocaleProvider dictionaries={dictionaries} onChoose={choose}>
        {children}
      </LocaleProvider>
    </ThemeProvider>
  )
}
