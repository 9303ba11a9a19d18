import { useMutation } from '@tanstack/react-query'
import type { Locale } from '#contract/locale.ts'
import { sessionRoutes } from '#contract/session.ts'
import { useApp } from '../app-context.ts'

/** Changes the language at once and saves it on the account, without a page load. */
export function useLanguage(onFailure: () => void) {
  const { client, dictionaries } = useApp()
  const { mutate } = useMutation({
    mutationFn: async (locale: Locale) => {
      await dictionaries.choose(locale)
      await client.call(sessionRoutes.setLocale, { body: { locale } })
    },
    onError: onFailure,
  })
  return mutate
}
