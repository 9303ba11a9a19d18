import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { I18nContext } from '#i18n/i18n-react.tsx'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Dictionaries } from './dictionaries.ts'

type LocaleProviderProps = {
  dictionaries: Dictionaries
  onChoose: (locale: Locales) => void
  children: ReactNode
}

/** Gives every component `useI18nContext()`. A change of language re-renders in place, so typed input stays. */
export function LocaleProvider({ dictionaries, onChoose, children }: LocaleProviderProps) {
  const loaded = useSyncExternalStore(dictionaries.subscribe, dictionaries.loaded)
  useEffect(() => {
    if (loaded) document.documentElement.lang = loaded.locale
  }, [loaded])
  const value = useMemo(() => loaded && { ...loaded, setLocale: onChoose }, [loaded, onChoose])
  return value && <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}
