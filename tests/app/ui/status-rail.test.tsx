import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { StatusRail } from '#src/ui/data/status-rail.tsx'

const entries = ['added', 'viewed', 'approved', 'paid'].map((what, index) => ({
  id: what,
  title: `Sam ${what}`,
  time: `Nov ${index + 1}, 5:00 PM EST`,
}))

function show(count = entries.length) {
  render(
    <ThemeProvider>
      <StatusRail
        label="What happened"
        entries={entries.slice(0, count)}
        present={{ title: 'Your turn: confirm', detail: 'Check no. 1042', tone: 'attention' }}
        next={[{ title: 'Settled', detail: 'when you confirm' }]}
        states={{ past: 'Done', present: 'Now', next: 'Next' }}
        earlierLabel={(n) => `Show ${n} earlier entries`}
      />
    </ThemeProvider>,
  )
  return screen.getByRole('list', { name: 'What happened' })
}

test('every step is read with its state, in order, with its zone', () => {
  const items = within(show()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Done: Sam addedNov 1, 5:00 PM EST',
    'Done: Sam viewedNov 2, 5:00 PM EST',
    'Done: Sam approvedNov 3, 5:00 PM EST',
    'Done: Sam paidNov 4, 5:00 PM EST',
    'Now: Your turn: confirmCheck no. 1042',
    'Next: Settledwhen you confirm',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step', null])
})

test('a phone asks for the earlier entries, and focus goes to the first of them', async () => {
  show()
  // The layout is a desktop's, where the button is hidden and the entries are not.
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 earlier entries', hidden: true }))
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toContain('Sam added')
})

test('a short story is shown whole', () => {
  show(2)
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})
