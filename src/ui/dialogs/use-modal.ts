import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/** The browser begins at the first choice of a group, whichever is chosen; a person begins at the one that is. */
function focusOnChosen(dialog: HTMLDialogElement): void {
  const at = document.activeElement
  if (!(at instanceof HTMLInputElement) || at.type !== 'radio' || at.checked) return
  dialog.querySelector<HTMLInputElement>(`input[name="${at.name}"]:checked`)?.focus()
}

/**
 * The browser's own modal dialog under its owner's `open`: it traps focus, silences the page behind and gives focus back
 * to what opened it. Escape only asks the owner to close.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    focusOnChosen(dialog)
    return () => {
      dialog.close()
      // A browser gives focus back by itself, unless the dialog leaves the page together with its owner.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
  }
}
