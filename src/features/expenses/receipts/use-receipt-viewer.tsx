import { type MouseEvent, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { FileDto as Receipt } from '#contract/files/files.ts'
import { ReceiptViewer } from '../details/lazy.ts'
import type { Messages } from '../texts.ts'

export const isPicture = ({ type }: Receipt): boolean => type.startsWith('image/')

/** Opens pictures over the page from their links; a document's link opens a new tab by itself. */
export function useReceiptViewer(receipts: readonly Receipt[], messages: Messages) {
  const [shown, setShown] = useState<Receipt | null>(null)
  const pictures = useMemo(() => receipts.filter(isPicture), [receipts])
  /** Handles a plain click only; with a modifier key or the middle button the browser opens a tab as for any link. */
  const open = (receipt: Receipt) => (event: MouseEvent) => {
    if (!isPicture(receipt) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(receipt)
  }
  const viewer: ReactNode = (
    <Suspense>
      {shown && (
        <ReceiptViewer
          pictures={pictures}
          shown={shown}
          messages={messages}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Suspense>
  )
  return { open, viewer }
}
