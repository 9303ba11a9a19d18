import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { keepAboveKeyboard } from './above-keyboard.ts'

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * The browser focuses the first radio button of a group even when another is checked; this moves focus to the checked
 * one.
 */
function focusOnChosen(dialog: HTMLDialogElement): void {
  const at = document.activeElement
  if (!(at instanceof HTMLInputElement) || at.type !== 'radio' || at.checked) return
  dialog.querySelector<HTMLInputElement>(`input[name="${at.name}"]:checked`)?.focus()
}

/** Moves the focus to the first field of an open dialog, or to its first button when it has no field. */
export function focusFirst(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>('input, select, textarea') ?? dialog.querySelector('button')
  first?.focus()
  focusOnChosen(dialog)
}

/**
 * Controls the browser's modal dialog by its owner's `open`: it traps focus, makes the page behind inert and returns
 * focus to the opener. Escape only asks the owner to close.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    focusOnChosen(dialog)
    const release = keepAboveKeyboard(dialog)
    return () => {
      release()
      dialog.close()
      // The browser restores focus by itself, unless the dialog is removed together with its owner.
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
