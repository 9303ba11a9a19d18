import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { paymentId } from '../expenses/fixtures.ts'
import { series, seriesId, single } from './fixtures.ts'

const list = 'GET /pub/v1/payment-series'
const one = `GET /pub/v1/payment-series/${seriesId}`
type Person = Parameters<typeof series>[0]
const rowOf = (person: Person) => {
  const { payments: _, bankAccountId: __, ...row } = series(person)
  return row
}
const scheduled = (person: Person) => ({ series: [rowOf(person)], single: [single(person)], left: 24 })
const openList = (person: Person = 'other', answer: unknown = scheduled(person)) =>
  openApp('/app/expenses/scheduled', { [list]: () => answer }, { person })
const openOne = (person: Person = 'other', item = series(person), answers: Parameters<typeof openApp>[1] = {}) =>
  openApp(`/app/expenses/scheduled/${seriesId}`, { [one]: () => item, ...answers }, { person })

describe('the list', () => {
  test('says what comes next, how often, how much is left, and what the plan has left', async () => {
    await openList()
    const row = within(await screen.findByRole('table', { name: 'Series' })).getAllByRole('row')[1]
    expect(
      within(row ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'BracesYou pay Sam · For Orthodontist, second visit · Every day',
      'Wed, Dec 2, 2026then Dec 3',
      'Active',
      '$47.502 upcoming, $95.00',
    ])
    expect(screen.getByText('Your plan has 24 scheduled payments left.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Braces' }).getAttribute('href')).toContain(
      `/expenses/scheduled/${seriesId}`,
    )
    const single = within(screen.getByRole('table', { name: 'Single payments' }))
    expect(single.getByRole('link', { name: /^Thu, Dec 24, 9:00 AM EST/ }).getAttribute('href')).toContain(paymentId)
    expect(single.getByRole('cell', { name: '$30.00' })).toBeTruthy()
  })

  test('says how often where that is not every time', async () => {
    const row = { ...rowOf('other'), frequency: 'weekly', interval: 3, startsOn: '2026-11-20' }
    await openList('other', { ...scheduled('other'), series: [row] })
    expect(await screen.findByText(/· Every 3 weeks on Friday$/)).toBeTruthy()
  })

  test('to who receives it says the same, and offers nothing to stop', async () => {
    await openList('creator')
    expect(await screen.findByText('Dana pays you · For Orthodontist, second visit · Every day')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Stop/ })).toBeNull()
  })

  test('to who looks on as the payer offers nothing, and does not speak of their plan', async () => {
    await openList('viewing')
    expect(await screen.findByText('Dana pays Sam · For Orthodontist, second visit · Every day')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Stop/ })).toBeNull()
    expect(screen.queryByText(/Your plan/)).toBeNull()
  })

  test('with nothing in it says what to do first', async () => {
    await openList('other', { series: [], single: [], left: null })
    expect(await screen.findByText('Nothing is scheduled')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to expenses' })).toBeTruthy()
  })

  test('that does not come says so, and asks again', async () => {
    const { user, sent } = await openApp('/app/expenses/scheduled', { [list]: () => refusal(400, 'invalid') })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(sent.filter(({ what }) => what === list).length).toBeGreaterThan(1)
  })

  test('one payment is stopped after it was asked in words, with what was seen', async () => {
    const { user, sent } = await openApp('/app/expenses/scheduled', {
      [list]: () => scheduled('other'),
      [`POST /pub/v1/payments/${paymentId}/events`]: () => single('other'),
    })
    await user.click(await screen.findByRole('button', { name: 'Stop the payment of $30.00 on Thu, Dec 24, 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('A stopped payment cannot be restarted.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Stop payment' }))
    expect(commandsIn(sent).map(({ body }) => body)).toEqual([{ type: 'payment.stop', version: 1, amount: 30_00 }])
    expect(await screen.findByText('Stopped.')).toBeTruthy()
  })

  test('what is stopped goes back to the plan, and the count says so', async () => {
    let stopped = false
    const { user } = await openApp('/app/expenses/scheduled', {
      [list]: () => (stopped ? { ...scheduled('other'), single: [], left: 25 } : scheduled('other')),
      [`POST /pub/v1/payments/${paymentId}/events`]: () => {
        stopped = true
        return { ...single('other'), status: 'stopped', version: 2 }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Stop the payment of $30.00 on Thu, Dec 24, 2026' }))
    expect(screen.getByText('Your plan has 24 scheduled payments left.')).toBeTruthy()
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Stop payment' }))
    expect(await screen.findByText('Your plan has 25 scheduled payments left.')).toBeTruthy()
  })
})

describe('one series', () => {
  test('shows each payment with its day and how it stands', async () => {
    await openOne()
    const table = await screen.findByRole('table', { name: 'Payments in this series' })
    const lines = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Tue, Dec 1, 2026Pending$47.50',
      'Wed, Dec 2, 2026Scheduled$47.50',
      'Thu, Dec 3, 2026Scheduled$47.50',
    ])
  })

  test.each<[string, Person, object, string[]]>([
    ['its payer', 'other', {}, ['Stop the series']],
    ['its receiver', 'creator', {}, []],
    ['who looks on', 'viewing', {}, []],
    ['its payer, once it has ended', 'other', { status: 'completed', next: null }, []],
  ])('offers %s what the chart allows', async (_, person, change, buttons) => {
    await openOne(person, series(person, change))
    await screen.findByRole('table', { name: 'Payments in this series' })
    expect(screen.queryAllByRole('button', { name: /^Stop/ }).map(({ textContent }) => textContent)).toEqual(buttons)
    expect(screen.queryAllByRole('link', { name: 'Edit upcoming payments' })).toHaveLength(buttons.length)
  })

  test('on a plan that does not change what waits says so beside the way that is left', async () => {
    await openOne('other', series('other', { facts: { ahead: 2, cutShort: false, mayEdit: false } }))
    expect(await screen.findByText(/Your plan does not include changing scheduled payments/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Edit upcoming payments' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Stop the series' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/app/account/plan')
  })

  test('is stopped after it was said how many and how much, with what was seen', async () => {
    const after = series('other', {
      status: 'stopped',
      version: 2,
      waiting: 0,
      next: null,
      facts: { ahead: 0, cutShort: true, mayEdit: true },
    })
    const { user, sent } = await openOne('other', series('other'), {
      [`POST /pub/v1/payment-series/${seriesId}/events`]: () => after,
    })
    await user.click(await screen.findByRole('button', { name: 'Stop the series' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/2 upcoming payments, \$95\.00 in total, will not be sent/)).toBeTruthy()
    expect(dialog.getByText('This cannot be undone. Payments already sent are not affected.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Stop the series' }))
    expect(commandsIn(sent).map(({ body }) => body)).toEqual([
      { type: 'paymentSeries.stop', version: 1, waiting: 95_00 },
    ])
    expect(await screen.findByText('It was stopped. Payments already sent are not affected.')).toBeTruthy()
  })

  test('that has moved on is shown as it is now, and nothing is stopped', async () => {
    const moved = series('other', { version: 2, waiting: 47_50, facts: { ahead: 1, cutShort: false, mayEdit: true } })
    const { user } = await openOne('other', series('other'), {
      [`POST /pub/v1/payment-series/${seriesId}/events`]: () => refusal(409, 'changedSinceSeen', { item: moved }),
    })
    await user.click(await screen.findByRole('button', { name: 'Stop the series' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Stop the series' }))
    expect(await dialog.findByText('Refused: changedSinceSeen.')).toBeTruthy()
    expect(await dialog.findByText(/1 upcoming payment, \$47\.50 in total, will not be sent/)).toBeTruthy()
  })

  test('that is not there says so', async () => {
    await openApp(`/app/expenses/scheduled/${seriesId}`, {})
    expect(await screen.findByText('This series was not found. It may not be shared with you.')).toBeTruthy()
  })
})
