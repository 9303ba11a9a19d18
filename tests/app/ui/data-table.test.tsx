import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { type Column, DataTable, type Sort } from '#src/ui/data/data-table.tsx'

const To = ({ children, ...rest }: React.ComponentProps<'a'>) => <a {...rest}>{children}</a>
type Expense = { id: string; name: string; total: string }
const columns: Column<Expense>[] = [
  { key: 'name', header: 'Expense', cell: ({ name }) => name, opens: true, sortable: true, phone: 'title' },
  { key: 'total', header: 'Total', cell: ({ total }) => total, note: () => '50 / 50', align: 'end', phone: 'value' },
]
const rows = [
  { id: '1', name: 'Winter coat', total: '$88.20' },
  { id: '2', name: 'Piano lessons', total: '$120.00' },
]

function Log() {
  const [sort, setSort] = useState<Sort>()
  return (
    <ThemeProvider>
      <DataTable
        caption="Expenses"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ id }) => <To href={`/expenses/${id}`} />}
        sort={sort}
        onSort={setSort}
        sortStatus={sort && `Sorted by ${sort.key}, ${sort.direction}`}
      />
    </ThemeProvider>
  )
}

test('a sort is said in the header and aloud, and a second press turns it round', async () => {
  render(<Log />)
  const header = screen.getByRole('columnheader', { name: 'Expense' })
  expect(header.getAttribute('aria-sort')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('status').textContent).toBe('Sorted by name, ascending')
  await userEvent.keyboard(' ')
  expect(header.getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('status').textContent).toBe('Sorted by name, descending')
})

test('a column that does not sort has no button', () => {
  render(<Log />)
  const header = screen.getByRole('columnheader', { name: 'Total' })
  expect(within(header).queryByRole('button')).toBeNull()
})

test('a row opens by a real link that is named as the row is', () => {
  render(<Log />)
  const table = screen.getByRole('table', { name: 'Expenses' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(within(table).getByRole('link', { name: 'Piano lessons' }).getAttribute('href')).toBe('/expenses/2')
})
