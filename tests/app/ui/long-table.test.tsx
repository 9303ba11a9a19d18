import { act, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { LongTable } from '#src/ui/data/long-table.tsx'

const To = ({ children, ...rest }: React.ComponentProps<'a'>) => <a {...rest}>{children}</a>
const columns: Column<number>[] = [
  { key: 'name', header: 'Expense', cell: (n) => `Expense ${n}`, opens: true, phone: 'title' },
  {
    key: 'total',
    header: 'Total',
    cell: (n) => `$${n}.00`,
    note: () => '50 / 50',
    align: 'end',
    phone: 'value',
    width: '20%',
  },
]
const keyOf = (n: number) => `n${n}`
const linkOf = (n: number) => <To href={`/expenses/${n}`} />
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

const show = (count: number, loaded: number, onNear: (index: number) => void = () => {}, Table = LongTable) => {
  // jsdom does not scroll.
  vi.stubGlobal('scrollTo', () => {})
  render(
    <ThemeProvider>
      <Table
        caption="Expenses"
        columns={columns}
        count={count}
        onNear={onNear}
        rows={upTo(loaded)}
        rowKey={keyOf}
        rowLink={linkOf}
      />
    </ThemeProvider>,
  )
  return screen.getByRole('table', { name: 'Expenses' })
}

/** Waits for the code that renders a part of the rows; before it, the first hundred are there. */
const scrolled = (table: HTMLElement) =>
  waitFor(() => expect(within(table).getAllByRole('link').length).toBeLessThan(80))

test('the first rows can be read before the code for long lists is loaded', async () => {
  // Files of the same worker may have loaded that code.
  vi.resetModules()
  const { LongTable: Unloaded } = await import('#src/ui/data/long-table.tsx')
  const table = show(10_000, 50, () => {}, Unloaded)
  expect(within(table).getAllByRole('link')).toHaveLength(50)
  expect(table.getAttribute('aria-rowcount')).toBe('10001')
  await scrolled(table)
})

test('of ten thousand only a few stand in the page, and each says which of them it is', async () => {
  const table = show(10_000, 10_000)
  await scrolled(table)
  const rows = within(table).getAllByRole('row')
  expect(rows.length).toBeLessThan(80)
  expect(table.getAttribute('aria-rowcount')).toBe('10001')
  expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
  expect(within(table).getByRole('link', { name: 'Expense 1' }).getAttribute('href')).toBe('/expenses/1')
})

test('a hundred stand there whole, where the browser can find them', () => {
  expect(within(show(100, 100)).getAllByRole('row')).toHaveLength(101)
})

test('those that have not come yet are bars, and it says how far it is looked at', () => {
  const requested: number[] = []
  const table = show(60, 2, (index) => requested.push(index))
  const rows = within(table).getAllByRole('row')
  expect(rows.filter((row) => row.getAttribute('aria-busy') === 'true')).toHaveLength(58)
  expect(within(table).getAllByRole('link')).toHaveLength(2)
  expect(requested).toEqual([59])
})

test('on paper is all that has come', async () => {
  const table = show(10_000, 300)
  await scrolled(table)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(within(table).getAllByRole('link')).toHaveLength(300)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(within(table).getAllByRole('link').length).toBeLessThan(80)
})
