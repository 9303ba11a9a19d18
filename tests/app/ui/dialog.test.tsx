import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'

function Page({ leaves = false }: { leaves?: boolean }) {
  const [open, setOpen] = useState(false)
  const dialog = (
    <Dialog open={open || leaves} onClose={() => setOpen(false)} title="Decline this expense?" closeLabel="Close">
      <textarea aria-label="Reason" />
    </Dialog>
  )
  return (
    <ThemeProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Decline
      </button>
      {leaves ? open && dialog : dialog}
    </ThemeProvider>
  )
}

test('a closed dialog has no content', () => {
  render(<Page />)
  expect(screen.queryByLabelText('Reason')).toBeNull()
})

test('an open dialog is named by its title', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.getByRole('dialog', { name: 'Decline this expense?' })).toBeDefined()
})

test.each([false, true])('closing gives focus back to what opened it (leaves the page: %s)', async (leaves) => {
  render(<Page leaves={leaves} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  screen.getByLabelText('Reason').focus()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByLabelText('Reason')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline' }))
})

test('Escape asks the owner to close', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  const cancel = new Event('cancel', { cancelable: true })
  await Promise.resolve(screen.getByRole('dialog').dispatchEvent(cancel))
  expect(cancel.defaultPrevented).toBe(true)
  await expect.poll(() => screen.queryByLabelText('Reason')).toBeNull()
})

test('an on-screen keyboard that covers the window is left room for, a zoomed page is not', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  render(<Page leaves />)
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  const covered = () => screen.getByRole('dialog').style.getPropertyValue('--covered-height')
  expect(covered()).toBe('0px')
  const show = (change: object) => seen.dispatchEvent(new Event(Object.assign(seen, change) && 'resize'))
  show({ height: innerHeight - 300 })
  expect(covered()).toBe('300px')
  show({ scale: 2 })
  expect(covered()).toBe('0px')
  vi.unstubAllGlobals()
})
