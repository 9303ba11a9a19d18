import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <ThemeProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Filter the log"
        closeLabel="Close"
        actions={<Button>Show 12</Button>}
      >
        <input aria-label="Child" />
      </Drawer>
    </ThemeProvider>
  )
}

test('closed it has no content; open it is named by its title and keeps its actions', async () => {
  render(<Page />)
  expect(screen.queryByLabelText('Child')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  expect(screen.getByRole('dialog', { name: 'Filter the log' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show 12' })).toBeTruthy()
})

test('Escape and the close button ask its owner to close; focus goes back to what opened it', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const cancel = new Event('cancel', { cancelable: true })
  await act(async () => screen.getByRole('dialog').dispatchEvent(cancel))
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.queryByLabelText('Child')).toBeNull()
  await userEvent.keyboard('{Enter}')
  screen.getByLabelText('Child').focus()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
})
