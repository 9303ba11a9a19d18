import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { commandsIn } from '#tests/support/dom/open-app.tsx'
import { ledger, waitingPayment } from './fixtures.ts'
import { openSupport as open } from './open-support.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

test('a payment waits for who received it, who says whether it came', async () => {
  const waiting = waitingPayment('creator')
  const { user, sent } = await open([ledger('creator', { waiting: [waiting] })], 'creator', {
    [`POST /pub/v1/payments/${waiting.payment.id}/events`]: () => ({ ...waiting.payment, status: 'confirmed' }),
  })
  await screen.findByRole('heading', {
    name: 'Dana recorded a payment of $25.00 made on Nov 12, 2026. Did you get it?',
  })
  await user.click(await button('Confirm you received it'))
  await user.click((await dialog()).getByRole('button', { name: 'Confirm you received it' }))
  await waitFor(() =>
    expect(commandsIn(sent).map(({ body }) => body)).toEqual([{ type: 'payment.confirm', version: 1, amount: 25_00 }]),
  )
})

test('its words are those of the reader’s country', async () => {
  await open([ledger('other')], 'other', {}, { locale: 'es-MX' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pensión alimenticia' })).toBeTruthy()
  expect((await screen.findAllByText('19 días de atraso')).length).toBeGreaterThan(0)
})
