import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'

const heading = () => document.querySelector<HTMLElement>('main h1')

/**
 * The page's heading becomes the tab's title and gets the focus after a navigation, so that a screen reader starts at
 * the content. A page that still loads gets both when its heading appears.
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
      // The router restores the scroll position: the top of the page, or where Back left it.
      h1.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(read)
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      // On the first page the browser's own focus stays; after a filter change the person's focus stays.
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
