import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { Combobox } from '#src/ui/fields/combobox.tsx'
import { matchesText } from '#src/ui/fields/match-text.ts'

const options = [
  { value: 'ana', label: 'Ana Muñoz' },
  { value: 'bea', label: 'Beatriz Soto', disabled: true },
  { value: 'jose', label: 'José María Ruiz', detail: 'Mediator' },
]

function Page({ chosen, error }: { chosen: (value: string | null) => void; error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <ThemeProvider>
      <Combobox
        label="Professional"
        hint="Who looks on"
        error={error}
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next)
          chosen(next)
        }}
        emptyText="Nothing matches"
        countText={(count) => `${count} to choose from`}
      />
      <button type="button">After</button>
    </ThemeProvider>
  )
}

function open(error?: string) {
  const chosen = vi.fn()
  render(<Page chosen={chosen} {...(error && { error })} />)
  return { chosen, field: screen.getByRole('combobox', { name: 'Professional' }), user: userEvent.setup() }
}
const listed = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const stoodOn = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

test('closed until it is used, and its hint and error are read with it', () => {
  const { field } = open('Choose one')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('typing narrows the list and says how many are left; Enter chooses', async () => {
  const { chosen, field, user } = open()
  await user.type(field, 'jose')
  expect(listed()).toEqual(['José María RuizMediator'])
  expect(screen.getByText('1 to choose from')).toBeTruthy()
  expect(stoodOn(field)?.textContent).toContain('José')
  expect(chosen).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledWith('jose')
  expect(field).toHaveProperty('value', 'José María Ruiz')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the arrow keys open it and go round', async () => {
  const { field, user } = open()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(stoodOn(field)?.textContent).toBe('Ana Muñoz')
  await user.keyboard('{ArrowUp}')
  expect(stoodOn(field)?.textContent).toContain('José')
})

test('what is disabled cannot be chosen', async () => {
  const { chosen, field, user } = open()
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Beatriz Soto' }))
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.getByRole('option', { name: 'Beatriz Soto' }).getAttribute('aria-disabled')).toBe('true')
})

test('a press chooses and leaves the focus in the field', async () => {
  const { chosen, field, user } = open()
  await user.click(field)
  await user.click(within(screen.getByRole('listbox')).getByText('Ana Muñoz'))
  expect(chosen).toHaveBeenCalledWith('ana')
  expect(document.activeElement).toBe(field)
})

test('leaving or Escape gives back what was chosen; emptying it chooses nothing', async () => {
  const { chosen, field, user } = open()
  await user.type(field, 'ana{Enter}')
  await user.type(field, ' x')
  expect(screen.getByText('Nothing matches', { selector: 'p' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(field).toHaveProperty('value', 'Ana Muñoz')
  await user.type(field, 'zz')
  await user.tab()
  expect(field).toHaveProperty('value', 'Ana Muñoz')
  await user.clear(field)
  expect(chosen).toHaveBeenLastCalledWith(null)
})

test.each([
  ['Ana Muñoz', 'munoz', true],
  ['José María Ruiz', 'MAR jos', true],
  ['José María Ruiz', '', true],
  ['José María Ruiz', 'jose x', false],
])('%s is found by %j: %s', (text, typed, found) => {
  expect(matchesText(text, typed)).toBe(found)
})
