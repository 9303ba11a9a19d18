import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { matrix } from '../../machines/walk.ts'
import { openInternal } from './internal.ts'

const cells = (row: HTMLElement, role: string) => within(row).getAllByRole(role)

async function openMatrix(name: string) {
  const opened = await openInternal(`/app/dev/machines/${name}?view=refusals`)
  const table = await screen.findByRole('table', { name: `Chart: ${name}` })
  const [head, ...rows] = within(table).getAllByRole('row')
  if (!head) throw new Error('no head')
  const events = cells(head, 'columnheader').slice(1)
  return { ...opened, events: events.map(({ textContent }) => textContent), rows }
}

test.each(['expense', 'payment', 'paymentSeries'] as const)(
  'the table of %s is the one that its tests hold',
  async (name) => {
    const { events, rows } = await openMatrix(name)
    const read = rows.map((row) => {
      const allowed = cells(row, 'cell').map(({ textContent }, index) => [events[index], textContent] as const)
      const permitted = allowed.filter(([, people]) => people !== 'nobody')
      const line = permitted.map(([event, people]) => `${event} ${people?.replaceAll(', ', ' ')}`).join(', ')
      return [cells(row, 'rowheader')[0]?.textContent, line || 'nobody']
    })
    const held = matrix(lifecycles[name])
      .split('\n')
      .map((line) => line.split('|').map((part) => part.trim()))
    expect(read).toEqual(held)
  },
)

test('one person alone: each event in each state is allowed or refused', async () => {
  const { user, rows } = await openMatrix('payment')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'professional')
  for (const row of rows) for (const cell of cells(row, 'cell')) expect(cell.textContent).toBe('refused')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'payer')
  expect(screen.getByText('3 of 130 attempts are allowed, 127 are refused.')).toBeTruthy()
})
