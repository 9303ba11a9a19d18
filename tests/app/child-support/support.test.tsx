import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { family, type Person, people } from '#tests/support/dom/family.ts'
import { commandsIn, refusal } from '#tests/support/dom/open-app.tsx'
import { ledger, november, order, overviewOf, root } from './fixtures.ts'
import { openSupport as open, overview } from './open-support.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const events = `POST /pub/v1/support-orders/${root}/events`
const dialog = async () => within(await screen.findByRole('dialog'))

describe('while there is no order', () => {
  test('a parent reads what to do first', async () => {
    await open([])
    expect(await screen.findByText('No child support order yet')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Record an order' })
    expect(way.getAttribute('href')).toBe('/app/expenses/childSupport/new')
  })

  test('whoever looks on is offered nothing', async () => {
    await open([], 'viewing')
    expect(await screen.findByText('When one of the parents records an order, it appears here.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Record an order' })).toBeNull()
  })

  test('a child is told that it is not theirs, and nothing is asked for', async () => {
    const { sent } = await open([], 'other', {}, { change: { ...family(people.other.viewpoint), standing: 'child' } })
    expect(await screen.findByText('Expenses are for parents')).toBeTruthy()
    expect(sent.some(({ what }) => what === overview)).toBe(false)
  })
})

test('when it cannot be loaded it says so and can be asked for again', async () => {
  let broken = true
  const { user } = await open([], 'other', {
    [overview]: () => (broken ? refusal(403, 'notAllowed') : overviewOf([])),
  })
  await screen.findByText('Child support could not be loaded')
  broken = false
  await user.click(await button('Try again'))
  expect(await screen.findByText('No child support order yet')).toBeTruthy()
})

describe('an order on one parent’s word', () => {
  const recorded = (person: Person) =>
    ledger(person, {
      orders: [order(person, { status: 'recorded', version: 1, facts: { recorderPays: false, due: 0, over: false } })],
    })

  test('the other is asked, reads what it says, and confirms what they saw', async () => {
    const { user, sent } = await open([recorded('other')], 'other', { [events]: () => order('other') })
    expect(await screen.findByRole('heading', { name: 'Sam recorded this order. Is it correct?' })).toBeTruthy()
    expect(screen.getByText('A confirmation cannot be undone.')).toBeTruthy()
    expect(screen.getByText('FD-12')).toBeTruthy()
    await user.click(await button('Confirm the order'))
    const confirmDialog = await dialog()
    expect(confirmDialog.getByText(/Dana pays Sam \$100\.00\. Every month, on day 1, from Oct 1, 2026\./)).toBeTruthy()
    await user.click(confirmDialog.getByRole('button', { name: 'Confirm the order' }))
    await waitFor(() =>
      expect(commandsIn(sent).map(({ body }) => body)).toEqual([
        { type: 'supportOrder.confirm', version: 1, amount: 100_00 },
      ]),
    )
  })

  test('a no says why; without a reason nothing is sent', async () => {
    const { user, sent } = await open([recorded('other')], 'other', { [events]: () => order('other') })
    await user.click(await button('Dispute the order'))
    const confirmDialog = await dialog()
    await user.click(confirmDialog.getByRole('button', { name: 'Dispute the order' }))
    expect(confirmDialog.getByText('This field is required')).toBeTruthy()
    expect(commandsIn(sent)).toEqual([])
    await user.type(confirmDialog.getByLabelText('What is wrong with it?'), 'It is 90.00')
    await user.click(confirmDialog.getByRole('button', { name: 'Dispute the order' }))
    await waitFor(() =>
      expect(commandsIn(sent).map(({ body }) => body)).toEqual([
        { type: 'supportOrder.dispute', version: 1, reason: 'It is 90.00' },
      ]),
    )
  })

  test('who recorded it waits, and may withdraw it', async () => {
    await open([recorded('creator')], 'creator')
    expect(await screen.findByRole('heading', { name: 'Waiting for Dana to confirm the order' })).toBeTruthy()
    expect(await button('Withdraw the order')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull()
  })

  test('whoever looks on reads it and presses nothing', async () => {
    await open([recorded('viewing')], 'viewing')
    await screen.findByRole('heading', { name: 'Waiting for Dana to confirm the order' })
    for (const name of [/Confirm the order/, /Dispute the order/, /Withdraw/, /^Pay$/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('an answer to what has changed meanwhile is not taken for granted', async () => {
    const { user } = await open([recorded('other')], 'other', {
      [events]: () => refusal(409, 'changedSinceSeen', { item: order('other') }),
    })
    await user.click(await button('Confirm the order'))
    await user.click((await dialog()).getByRole('button', { name: 'Confirm the order' }))
    expect(await screen.findByText(/This changed since you opened it/)).toBeTruthy()
  })
})

describe('an order in force', () => {
  test('what is late, paid and next; each due with how it was paid and how late it is', async () => {
    await open([ledger('other')])
    const today = within(await screen.findByRole('region', { name: 'Today' }))
    expect(today.getByText('To pay now').parentElement?.textContent).toContain('$160.00$160.00 overdue')
    expect(today.getByText('Was due Nov 1')).toBeTruthy()
    expect(today.getByText('Next due Dec 1')).toBeTruthy()
    const table = await screen.findByRole('table', { name: 'Due dates, latest first' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(first?.textContent).toContain('19 days late')
    expect(second?.textContent).toContain('$40.00 on Oct 5, 2026, Check / Other, number 1043')
    expect(second?.textContent).toContain('$60.00')
  })

  test('what is due is the turn of who pays, with how urgent it is', async () => {
    const today = { ...ledger('other').summary, arrears: 0, open: 320_00 }
    await open([ledger('other', { summary: today })])
    expect(await screen.findByRole('heading', { name: 'Pay $320.00, due today' })).toBeTruthy()
    expect(screen.getByText('Your turn')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Pay' })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Pay later or in parts' })).toHaveLength(1)
  })

  test('who receives it reads that it is waited for', async () => {
    await open([ledger('creator')], 'creator')
    expect(await screen.findByRole('heading', { name: 'Dana owes $160.00, which is overdue' })).toBeTruthy()
    expect(screen.getByText('Waiting for Dana')).toBeTruthy()
  })

  test('one table is shown at a time, and nothing is offered where nothing can be done', async () => {
    const { user } = await open([ledger('other')])
    await screen.findByRole('table', { name: 'Due dates, latest first' })
    await user.click(screen.getByRole('radio', { name: 'Payments' }))
    await screen.findByText('No payments yet')
    expect(screen.queryByRole('table', { name: 'Due dates, latest first' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  })

  test('the payer records what was paid, on its day', async () => {
    const { user, sent } = await open([ledger('other')], 'other', { [events]: () => order('other') })
    await user.click(await button('Pay'))
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
    const confirmDialog = await dialog()
    expect([amount.value, confirmDialog.getByLabelText<HTMLInputElement>('Paid on').value]).toEqual([
      '160.00',
      '2026-11-20',
    ])
    await user.clear(amount)
    await user.type(amount, '200')
    await user.selectOptions(
      await confirmDialog.findByLabelText('Which payment is it for?'),
      'Due Nov 1, 2026, $100.00 unpaid',
    )
    await user.click(confirmDialog.getByRole('button', { name: 'Record payment' }))
    await waitFor(() =>
      expect(commandsIn(sent).map(({ body }) => body)).toEqual([
        {
          type: 'supportOrder.pay',
          version: 2,
          amount: 200_00,
          means: 'check',
          paidOn: '2026-11-20',
          method: 'check',
          number: null,
          note: null,
          dues: [{ id: november.id, amount: 100_00 }],
        },
      ]),
    )
  })

  test('what the server finds wrong stands at its field, and what was typed stays', async () => {
    const wrong = [{ field: 'paidOn', text: 'The date cannot be in the future.', code: 'inTheFuture' }]
    const { user } = await open([ledger('other')], 'other', {
      [events]: () => refusal(400, 'invalid', { validationErrors: wrong }),
    })
    await user.click(await button('Pay'))
    await user.type(await screen.findByLabelText(/Check number/), '77')
    const confirmDialog = await dialog()
    await user.click(confirmDialog.getByRole('button', { name: 'Record payment' }))
    expect(await confirmDialog.findByText('The date cannot be in the future.')).toBeTruthy()
    expect(confirmDialog.getByLabelText<HTMLInputElement>(/Check number/).value).toBe('77')
  })

  test.each(['creator', 'viewing'] as const)('%s records no payment: only who pays does', async (person) => {
    await open([ledger(person)], person)
    await screen.findByRole('table', { name: 'Due dates, latest first' })
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  test('once it has ended, no more than is open', async () => {
    const { user, sent } = await open([
      ledger('other', { orders: [order('other', { status: 'ended', to: '2026-11-10' })] }),
    ])
    await user.click(await button('Pay'))
    const amount = await screen.findByLabelText('Amount')
    const confirmDialog = await dialog()
    await user.clear(amount)
    await user.type(amount, '160.01')
    await user.click(confirmDialog.getByRole('button', { name: 'Record payment' }))
    expect(await confirmDialog.findByText('Only $160.00 is still owed.')).toBeTruthy()
    expect(commandsIn(sent)).toEqual([])
  })

  test('an end is asked for by one and answered by the other', async () => {
    const asking = ledger('creator', {
      orders: [order('creator', { status: 'endAsked.byOther', askedEnd: '2027-06-30' })],
    })
    const { user, sent } = await open([asking], 'creator', { [events]: () => order('creator') })
    await screen.findByRole('heading', { name: 'Dana asked for child support to end on Jun 30, 2027' })
    await user.click(await button('Agree'))
    await user.click((await dialog()).getByRole('button', { name: 'Agree' }))
    await waitFor(() =>
      expect(commandsIn(sent).map(({ body }) => body)).toEqual([
        { type: 'supportOrder.agreeEnd', version: 2, endsOn: '2027-06-30' },
      ]),
    )
  })
})
