import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'

const heading = () => document.querySelector<HTMLElement>('main h1')

/**
 * The page's own heading is its title in the tab, and where the focus goes after a navigation, so that a screen reader
 * begins where the eye does. A page that still loads gets both when its heading comes.
 */
export function useHeadings(): void {
  const router = useRouter()
  const { LL } = useI18nContext()
  useEffect(() => {
    let awaited = false
    const read = () => {
      const h1 = heading()
      const page = h1?.textContent
      if (page) document.title = LL.shell.pageTitle({ page, product: LL.productName() })
      if (!awaited || !h1) return
      awaited = false
      // Where the page stands is the router's: at its top, or where Back left it.
      h1.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(read)
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      // The first page keeps the browser's own focus; a changed filter keeps the person's.
      awaited = pathChanged && fromLocation !== undefined
      read()
    })
    read()
    return () => {
      watcher.disconnect()
      stop()
    }
  }, [router, LL])
}
