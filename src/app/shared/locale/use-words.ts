import { useEffect, useState } from 'react'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'

/** Asks for texts that the page's route did not load, and says whether they are here. */
export function useWords(...namespaces: readonly Namespaces[]): boolean {
  const { dictionaries } = useApp()
  const [isReady, setReady] = useState(false)
  const names = namespaces.join()
  useEffect(() => {
    let isGone = false
    dictionaries.need(...(names.split(',') as Namespaces[])).then(
      () => !isGone && setReady(true),
      // The part that needs them stays away, as if nothing were there; the next visit asks again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [dictionaries, names])
  return isReady
}
