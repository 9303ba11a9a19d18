import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'

const To = ({ children, ...rest }: React.ComponentProps<'a'>) => <a {...rest}>{children}</a>
const show = (node: React.ReactNode) => render(<ThemeProvider>{node}</ThemeProvider>)

test('a busy button keeps its name and its focus, and answers no second press', async () => {
  const onPress = vi.fn()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  show(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={onPress}>
        Approve
      </Button>
    </form>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Approve' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a button outside a form does not submit one by accident', () => {
  show(<Button>Approve</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a link that looks like a button is a link', () => {
  show(<ButtonLink link={<To href="/expenses/new" />}>Add expense</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Add expense' }).getAttribute('href')).toBe('/expenses/new')
})
