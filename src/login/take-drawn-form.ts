/** Holds what somebody did in the form that stands in the page before the app has started (src/early/sign-in.ts). */
export type DrawnForm = {
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly focus: { readonly name: string; readonly selection: readonly [number | null, number | null] } | null
  readonly isSent: boolean
}

/** Removes the form from the page and returns what was done in it, or null when it is not there. */
export function takeDrawnForm(): DrawnForm | null {
  const drawn = document.getElementById('sign-in')
  if (!drawn) return null
  const inputs = [...drawn.querySelectorAll('input')]
  const focused = inputs.find((input) => input === document.activeElement)
  const taken: DrawnForm = {
    fields: inputs.map(({ name, value }) => ({ name, value })),
    focus: focused ? { name: focused.name, selection: [focused.selectionStart, focused.selectionEnd] } : null,
    isSent: drawn.querySelector('form')?.dataset.sent !== undefined,
  }
  drawn.remove()
  return taken
}
