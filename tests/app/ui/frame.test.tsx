import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { AppFrame } from '#src/ui/layout/app-frame.tsx'
import type { NavItem } from '#src/ui/navigation/nav-item.tsx'

const To = ({ children, ...rest }: React.ComponentProps<'a'>) => <a {...rest}>{children}</a>
const icon = () => <svg aria-hidden="true" />
const place = (key: string, more: Partial<NavItem> = {}): NavItem => ({
  key,
  label: key,
  icon,
  link: <To href={`/${key}`} />,
  ...more,
})

function show(items: NavItem[], secondary: NavItem[]) {
  render(
    <ThemeProvider>
      <AppFrame
        productName="Evenhand"
        home={<To href="/home" />}
        skipLabel="Skip to the page"
        navLabel="Main"
        navItems={items}
        secondaryItems={secondary}
        more={{ label: 'More', closeLabel: 'Close' }}
      >
        <h1>Expense log</h1>
      </AppFrame>
    </ThemeProvider>,
  )
  // The page has a desktop layout (1024 px), so elements for phones count as hidden.
  const [side, bottom] = screen.getAllByRole('navigation', { hidden: true })
  if (!side || !bottom) throw new Error('two navigations')
  return { side, bottom }
}

test('the first stop of the Tab key goes past the navigation, to the page', () => {
  show([place('home')], [])
  const target = screen.getByRole('link', { name: 'Skip to the page' }).getAttribute('href')
  expect(target).toBe(`#${screen.getByRole('main').id}`)
})

test('it moves the focus and leaves the address, whose fragment may be the token of a mailed link', async () => {
  history.replaceState(null, '', '#token-of-a-link')
  show([place('home')], [])
  await userEvent.setup().click(screen.getByRole('link', { name: 'Skip to the page' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.hash).toBe('#token-of-a-link')
})

test('the place one is at is said, and a count is read in words', () => {
  const badge = { count: 2, kind: 'turn', label: '2 wait for you' } as const
  const { side } = show([place('home'), place('expenses', { current: true, badge })], [])
  const current = within(side).getByRole('link', { current: 'page' })
  expect(current.textContent).toContain('2 wait for you')
})

test('a phone has four places and More; with nothing more to show it has no More', () => {
  const items = ['home', 'messages', 'calendar', 'expenses', 'calls', 'history'].map((key) => place(key))
  const { bottom } = show(items, [place('account')])
  expect(within(bottom).getAllByRole('link', { hidden: true })).toHaveLength(4)
  expect(within(bottom).getByRole('button', { name: 'More', hidden: true })).toBeDefined()
})

test('a short navigation fits without More', () => {
  const { bottom } = show([place('home'), place('expenses')], [])
  expect(within(bottom).queryByRole('button', { hidden: true })).toBeNull()
})
