import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

const show = (node: React.ReactNode) => render(<ThemeProvider>{node}</ThemeProvider>)
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

test('a field without an error is not invalid, and its hint is read with it', () => {
  show(<TextField label="Expense name" hint="In a few words" required />)
  const field = screen.getByRole('textbox', { name: 'Expense name' })
  expect(field).not.toHaveProperty('ariaInvalid', 'true')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('aria-required')).toBe('true')
  expect(described(field)).toBe('In a few words')
})

test('an error marks the field and is read before the hint', () => {
  show(<TextField label="Username" hint="6 to 30 characters" error="Too short" />)
  const field = screen.getByRole('textbox', { name: 'Username' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(described(field)).toBe('Too short | 6 to 30 characters')
})

test('the place of an error is a live region before there is one', () => {
  const { container } = show(<TextField label="Username" />)
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('')
})

test('money keeps what was typed and says its currency', async () => {
  const change = vi.fn()
  show(<MoneyField label="Total" currency="$" onChange={(event) => change(event.target.value)} />)
  const field = screen.getByRole('textbox', { name: 'Total' })
  await userEvent.type(field, '1,285.5')
  expect(change).toHaveBeenLastCalledWith('1,285.5')
  expect(field.getAttribute('inputmode')).toBe('decimal')
  expect(described(field)).toBe('$')
})

test('an amount begins right after its currency, however long that is', () => {
  show(<MoneyField label="Total" currency="MXN $" />)
  expect(screen.getByLabelText<HTMLInputElement>('Total').style.paddingInlineStart).toBe('calc(5ch + 24px)')
})

test('a password can be shown and hidden, and the button says which comes next', async () => {
  show(<PasswordField label="Password" showLabel="Show password" hideLabelText="Hide password" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined()
})

test('a select offers its placeholder as the empty choice', async () => {
  show(<Select label="Category" placeholder="Choose" options={[{ value: 'm', label: 'Medical' }]} />)
  const select = screen.getByRole('combobox', { name: 'Category' })
  expect(select).toHaveProperty('value', '')
  await userEvent.selectOptions(select, 'Medical')
  expect(select).toHaveProperty('value', 'm')
})

test('a group asks its question once and carries its error', () => {
  show(
    <CheckboxGroup label="Children" error="Choose at least one child">
      <CheckboxField label="Mia" hint="Until 2031" />
    </CheckboxGroup>,
  )
  const group = screen.getByRole('group', { name: 'Children' })
  expect(described(group)).toBe('Choose at least one child')
  const box = screen.getByRole('checkbox', { name: /^Mia/ })
  expect(described(box)).toBe('Until 2031')
})

test('the arrow keys move through a segmented control', async () => {
  const change = vi.fn()
  const options = [
    { value: 'week', label: 'Week' },
    { value: 'month', label: 'Month' },
  ] as const
  show(<SegmentedControl label="View" value="week" onChange={change} options={options} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Week' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenCalledWith('month')
})
