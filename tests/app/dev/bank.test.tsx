import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SandboxBankDto } from '#contract/dev/dev-bank.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const others = {
  'GET /pub/v1/dev/outbox': () => [],
  'GET /pub/v1/dev/jobs': () => [],
  'GET /pub/v1/dev/flags': () => [],
}
const read = 'GET /pub/v1/dev/bank'
const move = 'POST /pub/v1/dev/bank/close-of-business'
const empty: SandboxBankDto = { now: '2026-11-20T14:00:00.000Z', transfers: [], webhooks: [] }
const transfer = {
  ref: 't1',
  key: 'payment 1',
  amount: 50_00,
  from: '0030',
  to: '0031',
  changedAt: empty.now,
  status: 'pending',
  code: null,
  next: { status: 'inProcess', at: '2026-11-20T22:00:00.000Z' },
} as const
const back = { ...transfer, ref: 't2', status: 'returned', code: 'R01', next: null } as const
const answers = {
  id: 'e1',
  copy: 0,
  topic: 'customer_transfer_created',
  at: empty.now,
  tries: 1,
  deliveredAt: empty.now,
  answer: 200,
}

test('the clock goes to the end of the business day, and what happened stands there', async () => {
  let book = empty
  const { user, sent } = await openApp('/app/dev', {
    ...others,
    [read]: () => book,
    [move]: () => {
      book = { ...empty, now: '2026-11-20T23:00:00.000Z' }
      return new Response(null, { status: 204 })
    },
  })
  expect(await screen.findByText('Its clock says Fri, Nov 20, 2026, 9:00 AM EST.')).toBeTruthy()
  expect(screen.getByText('No transfers yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'To the end of the business day' }))
  expect(await screen.findByText('Its clock says Fri, Nov 20, 2026, 6:00 PM EST.')).toBeTruthy()
  expect(sent.find(({ what }) => what === move)?.body).toEqual({ times: 1 })
})

test('each transfer says where it stands and what comes next, each webhook what it was answered', async () => {
  await openApp('/app/dev', {
    ...others,
    [read]: () => ({
      ...empty,
      transfers: [transfer, back],
      webhooks: [answers, { ...answers, copy: 1, answer: null }],
    }),
  })
  const transfers = within(await screen.findByRole('table', { name: 'Transfers' }))
  const [, first, second] = transfers.getAllByRole('row')
  expect(first?.textContent).toContain('$50.00')
  expect(first?.textContent).toContain('In process, Nov 20, 2026, 5:00 PM EST')
  expect(second?.textContent).toContain('Returned (R01)')
  expect(second?.textContent).toContain('Nothing')
  const webhooks = screen.getByRole('table', { name: 'Webhooks sent' })
  expect(webhooks.textContent).toContain('200, 1 try')
  expect(webhooks.textContent).toContain('On its way')
})

test('a clock that was not moved is said', async () => {
  const { user } = await openApp('/app/dev', { ...others, [read]: () => empty, [move]: () => refusal(422, 'invalid') })
  await user.click(await screen.findByRole('button', { name: 'To the end of the business day' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The clock was not moved.')
})

test('where another bank moves the money there is nothing to practise with', async () => {
  await openApp('/app/dev', { ...others, [read]: () => refusal(404, 'notFound') })
  expect(await screen.findByText('Another bank moves the money here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'To the end of the business day' })).toBeNull()
})
