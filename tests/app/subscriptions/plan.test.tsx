import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PlanDto, SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { facts, id, own, plan } from './plans.ts'

const get = 'GET /pub/v1/plan'
const open = (change: Partial<PlanDto>, answers: Answers = {}) =>
  openApp('/app/account/plan', { [get]: () => ({ ...plan, ...change }), ...answers })

test('a package is a required selection; what is charged is said before, and sent with it', async () => {
  const sent: unknown[] = []
  const events = `POST /pub/v1/plan/subscriptions/${id}/events`
  const { user } = await open(
    {},
    {
      [events]: (body) => {
        sent.push(body)
        return own
      },
    },
  )
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, false, false])
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^Essentials, monthly/ }))
  expect(screen.getByText(/^\$9\.99 is charged now, and again each month until/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  expect(sent).toMatchObject([
    { type: 'subscription.buy', version: 3, package: 'essentials', term: 'month', total: 999 },
  ])
})

test('what was bought is chosen no more, so the page offers no change to it', async () => {
  let now: Partial<PlanDto> = {}
  const bought: SubscriptionDto = {
    ...own,
    status: 'active',
    version: 4,
    chosen: { package: 'essentials', term: 'month' },
    endsAt: '2027-01-01T15:00:00.000Z',
    nextTotal: 999,
    facts: { ...facts, renews: true, timeLeft: true },
  }
  const { user } = await openApp('/app/account/plan', {
    [get]: () => ({ ...plan, ...now }),
    [`POST /pub/v1/plan/subscriptions/${id}/events`]: () => {
      now = { plan: 'essentials', from: 'own', own: bought }
      return bought
    },
  })
  await user.click(await screen.findByRole('radio', { name: /^Essentials, monthly/ }))
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  expect(await screen.findByRole('heading', { name: 'Change package' })).toBeTruthy()
  expect(screen.queryByText(/^Begins on/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change when this ends' })).toBeNull()
})

test('without a card nothing can be chosen, and the page says what to do', async () => {
  await open({ card: null, own: { ...own, facts: { ...facts, card: false } } })
  expect(await screen.findByText('Add a card first. Then you can choose a package.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a bank account from earlier days is said to be no longer supported', async () => {
  await open({ card: { kind: 'ach', brand: 'Bank', last4: '6789', expires: null } })
  expect(await screen.findByText('ACH transfers are no longer supported for subscription payments')).toBeTruthy()
})

test('an active plan is cancelled by one press, which says so, keeps the focus and says when it ends', async () => {
  const active: SubscriptionDto = {
    ...own,
    status: 'active',
    chosen: { package: 'premium', term: 'year' },
    endsAt: '2027-03-01T15:00:00.000Z',
    nextTotal: 16_900,
    facts: { ...facts, renews: true, timeLeft: true },
  }
  const ending = { ...active, version: 4, nextTotal: null, facts: { ...active.facts, renews: false } }
  let shown = active
  let sent = 0
  const { user } = await openApp('/app/account/plan', {
    [get]: () => ({ ...plan, plan: 'premium', from: 'own', own: shown }),
    [`POST /pub/v1/plan/subscriptions/${id}/events`]: () => {
      sent += 1
      shown = ending
      return ending
    },
  })
  expect(await screen.findByText(/^Renews on .* for \$169\.00\.$/)).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const back = await screen.findByRole('button', { name: 'Turn automatic renewal back on' })
  expect(document.activeElement).toBe(back)
  // The second tap of a double tap does not turn it back on; a press after a moment does.
  await user.click(back)
  expect(sent).toBe(1)
  await waitFor(async () => {
    await user.click(back)
    expect(sent).toBe(2)
  })
  expect(await screen.findByText('Automatic renewal is off.')).toBeTruthy()
  expect(screen.getByText(/^Runs until .* and then ends\. Nothing more is charged\.$/)).toBeTruthy()
})

test('a card is removed after what follows is said, and a renewal without one asks for another', async () => {
  const renewing: SubscriptionDto = {
    ...own,
    status: 'active',
    chosen: { package: 'premium', term: 'month' },
    endsAt: '2027-03-01T15:00:00.000Z',
    nextTotal: 1699,
    facts: { ...facts, renews: true, timeLeft: true },
  }
  let isThere = true
  const { user, sent } = await openApp('/app/account/plan', {
    [get]: () => ({
      ...plan,
      plan: 'premium',
      from: 'own',
      own: { ...renewing, facts: { ...renewing.facts, card: isThere } },
      card: isThere ? plan.card : null,
    }),
    'DELETE /pub/v1/plan/card': () => {
      isThere = false
      return new Response(null, { status: 204 })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove the card' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your card?' }))
  expect(sent.some(({ what }) => what.startsWith('DELETE'))).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Remove the card' }))
  expect(await screen.findByText('There is no card on file for that charge. Add one before that date.')).toBeTruthy()
})

test('what is used of a plan is shown with what it allows', async () => {
  await open({})
  const usage = await screen.findByText('What you’ve used')
  expect(within(usage.closest('section') ?? document.body).getByText('3 MB of 100 MB')).toBeTruthy()
})

test('what each package gives is said before one is chosen, and what is never sold', async () => {
  await open({})
  const table = await screen.findByRole('table', { name: 'What each package includes' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Feature', 'Free trial', 'Essentials', 'Premium'],
    ['Bank transfers a month', '5', '30', 'No limit'],
    ['Scheduled payments', '0', '30', 'No limit'],
    ['Change scheduled payments', 'No', 'No', 'Yes'],
    ['Tone checks a month', '20', '0', 'No limit'],
    ['Storage', '100 MB', '2 GB', '20 GB'],
  ])
  expect(screen.getByText(/^Messages, the calendar, payments by Check \/ Other, your record/)).toBeTruthy()
})

test('whoever looks on is told that the page is not theirs', async () => {
  await openApp('/app/account/plan', {}, { person: 'viewing' })
  expect(await screen.findByText('This page is for parents')).toBeTruthy()
})

test('whoever cannot pay is led to the application for a year that costs nothing', async () => {
  await open({})
  const link = await screen.findByRole('link', { name: 'Fee waiver' })
  expect(link.getAttribute('href')).toBe('/app/feewaiver')
})

test('a plan that cannot be loaded can be tried again', async () => {
  await openApp('/app/account/plan', { [get]: () => refusal(500, 'unexpected') })
  expect(await screen.findByText('Your plan could not be loaded', {}, { timeout: 15_000 })).toBeTruthy()
}, 20_000)
