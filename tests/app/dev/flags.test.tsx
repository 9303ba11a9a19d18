import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isOn } from '#src/app/shared/flags/open-flags.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const book = { now: '2026-11-20T14:00:00.000Z', transfers: [], webhooks: [] }
const lists = {
  'GET /pub/v1/dev/outbox': () => [],
  'GET /pub/v1/dev/jobs': () => [],
  'GET /pub/v1/dev/bank': () => book,
}
const read = 'GET /pub/v1/dev/flags'
const one = { flag: 'maps', rule: true, own: null, on: true }

test('each flag says what holds and why, and is switched for this session', async () => {
  let own: boolean | null = null
  const { user, sent } = await openApp('/app/dev', {
    ...lists,
    [read]: () => [{ ...one, own, on: own ?? true }],
    'PUT /pub/v1/dev/flags': () => {
      own = false
      return new Response(null, { status: 204 })
    },
  })
  const group = await screen.findByRole('radiogroup', { name: 'maps' })
  expect(screen.getByText('Now on; by the rule on.')).toBeTruthy()
  await user.click(within(group).getByRole('radio', { name: 'Off' }))
  expect(await screen.findByText('Now off; by the rule on.')).toBeTruthy()
  expect(sent.find(({ what }) => what.startsWith('PUT'))?.body).toEqual({ flag: 'maps', on: false })
})

test('a switch that was not set is said', async () => {
  const { user } = await openApp('/app/dev', {
    ...lists,
    [read]: () => [one],
    'PUT /pub/v1/dev/flags': () => refusal(422, 'invalid'),
  })
  await user.click(within(await screen.findByRole('radiogroup', { name: 'maps' })).getByRole('radio', { name: 'Off' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The switch was not set.')
})

test('where internal pages are switched off there are none', async () => {
  const { app } = await openApp('/app/dev', { ...lists, [read]: () => [one] })
  await screen.findByRole('radiogroup', { name: 'maps' })
  expect(app.session.getSnapshot().context.values).not.toBeNull()
  const here = { environment: 'local', userType: 'parent', country: 'US' } as const
  expect(await isOn('internalPages', here, {})).toBe(true)
  expect(await isOn('internalPages', here, { internalPages: false })).toBe(false)
  expect(await isOn('internalPages', { ...here, environment: 'production' }, { internalPages: true })).toBe(false)
})
