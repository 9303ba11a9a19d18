import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { preview, sendingEligibility, series, seriesId, unpaid } from './fixtures.ts'

const previews = 'POST /pub/v1/payment-series/preview'
const create = 'POST /pub/v1/payment-series'
const open = () =>
  openApp(`/app/expenses/${expenseId}/schedule`, {
    [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid('other'),
    'GET /pub/v1/payments/limits': () => sendingEligibility,
    [previews]: () => preview(3),
    [create]: () => ({ series: series('other') }),
    [`GET /pub/v1/payment-series/${seriesId}`]: () => series('other'),
  })
const button = (name: string) => screen.findByRole('button', { name })

test('a plan of every third week says so where it is chosen, and is previewed and sent so', async () => {
  const { user, sent } = await open()
  await user.type(await screen.findByLabelText('Name of the series'), 'Braces')
  await user.selectOptions(screen.getByLabelText('How often'), 'Every week on Friday')
  const interval = screen.getByLabelText<HTMLInputElement>('Interval')
  expect(interval.value).toBe('1')
  expect(screen.getByText(/^A number from 1 to 999/)).toBeTruthy()
  await user.clear(interval)
  await user.type(interval, '3')
  expect(screen.getByRole('option', { name: 'Every 3 weeks on Friday', selected: true })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Every 3 months on the third Friday' })).toBeTruthy()
  await waitFor(() => expect(sent.findLast(({ what }) => what === previews)?.body).toMatchObject({ interval: 3 }))
  await user.click(await button('Schedule 3 payments'))
  await screen.findByRole('heading', { level: 1, name: 'Braces' })
  const last = (name: string) => sent.findLast(({ what }) => what === name)?.body
  expect(last(previews)).toMatchObject({ frequency: 'weekly', interval: 3 })
  expect(last(create)).toMatchObject({ frequency: 'weekly', interval: 3 })
})

test('a count beyond 999 is refused as that, one beyond what a plan may have as that', async () => {
  const { user } = await open()
  const count = await screen.findByLabelText('Number of payments')
  await user.clear(count)
  await user.type(count, '1000')
  await user.click(await button('Schedule the payments'))
  expect(await screen.findByText('Enter a number from 1 to 999.')).toBeTruthy()
  await user.clear(count)
  await user.type(count, '121')
  await user.tab()
  expect(await screen.findByText(/at most 120 payments/)).toBeTruthy()
})

test.each(['0', '1000', '1.5', 'x', ''])('an interval of “%s” is refused at its field', async (typed) => {
  const { user, sent } = await open()
  const interval = await screen.findByLabelText('Interval')
  await user.clear(interval)
  if (typed) await user.type(interval, typed)
  await user.click(await button('Schedule the payments'))
  expect(await screen.findByText('Enter a number from 1 to 999.')).toBeTruthy()
  expect(sent.some(({ what }) => what === create)).toBe(false)
})

test('a plan of weekdays, and of one payment, has no interval', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('How often'), 'Every weekday, Monday to Friday')
  expect(screen.queryByLabelText('Interval')).toBeNull()
  await user.selectOptions(screen.getByLabelText('How often'), 'Once')
  expect(screen.queryByLabelText('Interval')).toBeNull()
})
