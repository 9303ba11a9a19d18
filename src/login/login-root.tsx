import { useCallback } from 'react'
import type { Locale } from '#contract/locale.ts'
import { rememberLocale } from '#src/app/shared/locale/device-locale.ts'
import { LocaleProvider } from '#src/app/shared/locale/locale-provider.tsx'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import type { Login } from './create-login.ts'
import { LoginPage } from './login-page.tsx'

export function LoginRoot({ login }: { login: Login }) {
  const choose = useCallback(
    (locale: Locale) => {
      rememberLocale(locale)
      void login.dictionaries.choose(locale)
    },
    [login],
  )
  return (
    <ThemeProvider>
      <LocaleProvider dictionaries={login.dictionaries} onChoose={choose}>
        <LoginPage login={login} />
      </LocaleProvider>
    </ThemeProvider>
  )
}
