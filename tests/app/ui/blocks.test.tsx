import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Money } from '#src/ui/data/amount.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Overlay } from '#src/ui/feedback/overlay.tsx'

const To = ({ children, ...rest }: React.ComponentProps<'a'>) => <a {...rest}>{children}</a>
const show = (node: React.ReactNode) => render(<ThemeProvider>{node}</ThemeProvider>)

test('a turn says whose it is, what to do and why, and warns before the buttons', () => {
  const { container } = show(
    <TurnCard
      tone="attention"
      chip="Your turn"
      title="Approve or decline your $140.00"
      why="Sam paid $280.00."
      notice="An approval cannot be undone."
      actions={<Button>Approve</Button>}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Approve or decline your $140.00' })).toBeDefined()
  expect(container.textContent).toMatch(/Your turn.*Sam paid.*cannot be undone\.Approve/)
})

test('a turn without an answer to give has no buttons', () => {
  show(<TurnCard tone="waiting" chip="Waiting for Sam" title="Sam approves or declines" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the second tap of a double tap does not press the button that took the place of the first', async () => {
  const user = userEvent.setup()
  const onPay = vi.fn()
  const { rerender } = show(
    <TurnCard tone="attention" chip="Your turn" title="Approve $70.00" actions={<Button>Approve</Button>} />,
  )
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  rerender(
    <ThemeProvider>
      <TurnCard
        tone="attention"
        chip="Your turn"
        title="Pay $70.00"
        actions={<Button onClick={onPay}>Pay by bank transfer</Button>}
      />
    </ThemeProvider>,
  )
  const pay = screen.getByRole('button', { name: 'Pay by bank transfer' })
  await expect(user.click(pay)).rejects.toThrow('pointer-events: none')
  expect(onPay).not.toHaveBeenCalled()
  await vi.waitFor(() => user.click(pay), { timeout: 2000 })
  expect(onPay).toHaveBeenCalledTimes(1)
})

test('a row is one link, named by its title alone', () => {
  show(
    <Row
      title="Winter coat"
      secondary="First seen by Sam"
      chip={<Chip tone="waiting">Waiting for Sam</Chip>}
      amount={<Money>$44.10</Money>}
      link={<To href="/expenses/3" />}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Winter coat'])
})

test('an avatar is read as a name, or not at all beside one', () => {
  show(
    <>
      <Avatar who="A" initials="DR" />
      <Avatar who="B" initials="SK" name="Sam" />
    </>,
  )
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Sam' })).toBeDefined()
})

test('a split says both parts in words and leaves out a part of nothing', () => {
  const parts = [
    { who: 'A', label: 'You 100%', percent: 100 },
    { who: 'B', label: 'Sam 0%', percent: 0 },
  ] as const
  show(<SplitBar label="Split" parts={parts} />)
  expect(screen.getByRole('group', { name: 'Split' }).textContent).toBe('You 100%')
})

test('an overlay says what it waits for', () => {
  show(<Overlay label="Saving" />)
  expect(within(screen.getByRole('status')).getByText('Saving')).toBeDefined()
})
