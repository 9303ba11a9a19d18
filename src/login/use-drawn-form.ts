import { useLayoutEffect } from 'react'
import type { UseFormSetValue } from 'react-hook-form'
import { takeDrawnForm } from './take-drawn-form.ts'
import type { Credentials } from './use-sign-in.ts'

const isName = (name: string): name is keyof Credentials => name === 'username' || name === 'password'

/** Goes on where somebody is in the form that stands in the page before the app has started: no key press is lost. */
export function useDrawnForm(setValue: UseFormSetValue<Credentials>, send: () => Promise<unknown>): void {
  // The new form takes the place of the other one before the browser paints. Later there is none to take.
  useLayoutEffect(() => {
    const drawn = takeDrawnForm()
    if (!drawn) return
    for (const { name, value } of drawn.fields) if (isName(name) && value) setValue(name, value)
    if (drawn.focus) {
      const input = document.querySelector<HTMLInputElement>(`input[name=${drawn.focus.name}]`)
      input?.focus()
      input?.setSelectionRange(...drawn.focus.selection)
    }
    if (drawn.isSent) void send()
  })
}
