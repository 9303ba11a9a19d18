import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { leavePlanToken, planTokenOf } from '#src/features/subscriptions/plan-token.ts'
import { type Answer, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { own, plan } from './plans.ts'

const byToken = 'POST /pub/v1/plan/by-token'
const events = 'POST /pub/v1/plan/by-token/events'
const token = 'T'.repeat(60)

beforeEach(() => sessionStorage.clear())

/** Opens a mailed link in a browser where nobody is signed in. */
const open = (page: 'upgrades' | 'renewals', answer: Answer, more: Record<string, Answer> = {}) =>
  openApp(`/app/${page}#${token}`, {
    'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated'),
    [byToken]: answer,
    ...more,
  })

test.each([
  ['upgrades', 'Choose your plan'],
  ['renewals', 'Renew your plan'],
] as const)(
  '%s shows the plan of whoever holds the link, and hides the token from the address',
  async (page, title) => {
    const { sent } = await open(page, () => ({ ...plan, usage: null }))
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy()
    expect(await screen.findAllByRole('radio')).toHaveLength(4)
    expect(location.hash).toBe('')
    expect(sent.find(({ what }) => what === byToken)?.body).toEqual({ token })
    expect(screen.queryByText('What you’ve used')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove the card' })).toBeNull()
  },
)

test('a package that is bought is sent with the token, the version and the total that was seen', async () => {
  const bodies: unknown[] = []
  const { user } = await open('renewals', () => ({ ...plan, usage: null }), {
    [events]: (body) => {
      bodies.push(body)
      return own
    },
  })
  await user.click(await screen.findByRole('radio', { name: /^Premium, monthly/ }))
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  const command = { type: 'subscription.buy', version: 3, package: 'premium', term: 'month', total: 1699 }
  expect(bodies).toEqual([{ token, command }])
})

test('whoever is back from the provider’s page is asked about by the same link, though nobody is signed in', async () => {
  sessionStorage.setItem('mailed:renewals', token)
  const { sent } = await openApp('/app/renewals?card=back', {
    'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated'),
    'POST /pub/v1/plan/by-token/card/look': () => ({ card: plan.card }),
    [byToken]: () => ({ ...plan, usage: null }),
  })
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy()
  const asked = sent.filter(({ what }) => what.startsWith('POST /pub/v1/plan'))
  expect(asked.map(({ body }) => body)).toEqual([{ token }, { token }])
})

test('a link that is over says so, and leads to the login without going there by itself', async () => {
  const { left } = await open('renewals', () => refusal(404, 'linkOver'))
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/app/login')
  expect(left).toEqual([])
})

test('a newer link that is opened in the same tab takes the place of one that is over', async () => {
  const newer = 'N'.repeat(60)
  await open('renewals', (body) =>
    (body as { token: string }).token === newer ? { ...plan, usage: null } : refusal(404, 'linkOver'),
  )
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  location.hash = newer
  expect(await screen.findAllByRole('radio')).toHaveLength(4)
  expect(location.hash).toBe('')
  leavePlanToken('renewals')
})

test('a link of somebody else shows nothing of them to whoever is signed in', async () => {
  await openApp(`/app/upgrades#${token}`, { [byToken]: () => refusal(409, 'linkOfAnother') })
  expect(await screen.findByText('This link belongs to someone else')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open my plan' }).getAttribute('href')).toBe('/app/account/plan')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a mailed link goes before the session’s own plan, however often its page is drawn, until that is left', () => {
  const values = { renewalsToken: 'own' }
  history.replaceState(null, '', `/app/renewals#${token}`)
  expect([planTokenOf('renewals', values), planTokenOf('renewals', values)]).toEqual([token, token])
  expect(planTokenOf('upgrades', { upgradesToken: 'own' })).toBe('own')
  leavePlanToken('renewals')
  expect(planTokenOf('renewals', values)).toBe('own')
})

test('what is refused beside it is told where it was pressed', async () => {
  const { user } = await open('upgrades', () => ({ ...plan, usage: null }), {
    [events]: () => refusal(409, 'changedSinceSeen', { item: own }),
  })
  await user.click(await screen.findByRole('radio', { name: /^Essentials, yearly/ }))
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  expect(await screen.findByText('Nothing was bought')).toBeTruthy()
})

test('a plan that cannot be loaded by a link can be tried again', async () => {
  await open('renewals', () => refusal(500, 'unexpected'))
  expect(await screen.findByText('Your plan could not be loaded')).toBeTruthy()
})
