import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { answersAt, beginsOf, openTo, press } from '#src/features/dev/machines/press/press.model.ts'
import { openInternal } from './internal.ts'

const state = () => screen.getByText('State').nextSibling?.textContent
const button = (name: string | RegExp) => screen.queryByRole('button', { name })

async function openExpense() {
  const { user } = await openInternal('/app/dev/machines/expense')
  await screen.findByRole('combobox', { name: 'You are' })
  const be = (who: string) => user.selectOptions(screen.getByRole('combobox', { name: 'You are' }), who)
  const send = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  const fact = async (name: string, value: string) => {
    await user.clear(screen.getByRole('textbox', { name }))
    await user.type(screen.getByRole('textbox', { name }), value)
  }
  /** The other parent has opened the expense, without which it cannot be answered. */
  const opened = () => user.click(screen.getByRole('checkbox', { name: 'opened' }))
  return { user, be, send, fact, opened }
}

test('two people press an expense through to settled, and every screen fact follows', async () => {
  const { be, send, fact, opened } = await openExpense()
  expect(state()).toBe('private')
  await send('share')
  expect([state(), screen.getByText('Not your turn')]).toEqual(['open', expect.anything()])
  expect(button('approve')).toBeNull()
  await be('other')
  expect(screen.getByText('Your turn')).toBeTruthy()
  expect(button('approve')).toBeNull()
  await opened()
  await send('approve')
  expect(state()).toBe('approved.unpaid')
  await fact('settled', '14250')
  await be('system')
  await send('paymentsChanged')
  expect(state()).toBe('settled')
  expect(screen.getByText('Label').nextSibling?.textContent).toBe('Paid')
  const marked = document.querySelector('[data-state]:has([data-now])')
  expect(marked?.getAttribute('data-state')).toBe('settled')
  await send('Undo')
  expect(state()).toBe('approved.unpaid')
})

test('what the chart refuses has no button and says who may', async () => {
  const { be, send } = await openExpense()
  await be('child')
  expect(screen.getByText('The chart allows you nothing here')).toBeTruthy()
  const refused = screen.getByRole('heading', { name: 'Refused to you now' }).nextElementSibling
  expect(refused?.firstElementChild?.textContent).toBe('share · only creator')
  await be('creator')
  await send('share')
  await be('professional')
  for (const event of ['edit', 'withdraw', 'approve']) expect(button(event)).toBeNull()
})

test('an amount that is not payable is refused', async () => {
  const { user, be, send, opened } = await openExpense()
  await send('share')
  await be('other')
  await opened()
  await send('approve')
  expect(button(/^pay · amount: 14250$/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Amount in the event' }), '14251')
  expect(button(/^pay/)).toBeNull()
  await user.clear(screen.getByRole('textbox', { name: 'Amount in the event' }))
  expect(button(/^pay/)).toBeTruthy()
})

test('a path is walked step by step on the drawing', async () => {
  const { user } = await openInternal('/app/dev/machines/payment?view=paths')
  const name = 'unconfirmed, confirm by receiver: confirmed, void by receiver: void'
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  const seen = [state()]
  for (let step = 0; step < 2; step++) {
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    seen.push(state())
  }
  expect(seen).toEqual(['unconfirmed', 'confirmed', 'void'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next step' }).disabled).toBe(true)
  const steps = within(screen.getByText('Begins as unconfirmed').closest('ol') ?? document.body)
  expect(steps.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('step')
})

test.each(Object.entries(charts))('%s: a press does what the chart does, for each person and event', (_, chart) => {
  for (const [leaf, at] of reached(chart)) {
    const stand = { at, covers: [] }
    for (const { attempt, people } of answersAt(chart, stand))
      for (const who of [...Object.keys(chart.people), ...(Object.keys(chart.people).length === 0 ? ['anyone'] : [])]) {
        const next = press(chart, stand, attempt, who)
        expect(next !== undefined, `${leaf} ${attempt.type} ${who}`).toBe(people.includes(who))
        if (next) expect(openTo(chart, stand, who).length).toBeGreaterThan(0)
      }
  }
})

test('beginnings that lead to the same state are told apart', () => {
  const named = (name: string) =>
    (charts[name] ? beginsOf(charts[name]) : []).map(({ stand, input }) => [leafOf(stand.at.value), input])
  expect(named('request')).toEqual([
    ['sending', { bound: true }],
    ['sending', { bound: false }],
  ])
  expect(named('expense')).toEqual([
    ['private', {}],
    ['open', {}],
  ])
})
