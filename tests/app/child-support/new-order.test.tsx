import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { children, dana } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { ledger, order, overviewOf, root } from './fixtures.ts'

const record = 'POST /pub/v1/support-orders'
const open = (answers = {}, address = '/app/expenses/childSupport/new', person: 'other' | 'viewing' = 'other') =>
  openApp(address, { 'GET /pub/v1/support-orders': () => overviewOf([ledger(person)]), ...answers }, { person })
const submit = () => screen.findByRole('button', { name: 'Record the order' })

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = await open()
  await user.click(await submit())
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
  expect(sent.filter(({ what }) => what === record)).toEqual([])
})

test('only the days that the rhythm has are asked for and sent', async () => {
  const { user, sent } = await open({ [record]: () => order('other', { status: 'recorded' }) })
  await user.type(await screen.findByLabelText('Amount'), '1,250.50')
  expect(screen.getByLabelText('Day of the month')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('How often'), 'Twice a month')
  expect(screen.queryByLabelText('Day of the month')).toBeNull()
  await user.selectOptions(screen.getByLabelText('First day of the month'), '20')
  await user.type(screen.getByLabelText('From'), '2026-12-01')
  await user.click(await submit())
  expect(await screen.findByText('The first day must be before the second, and no later than the 27th.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('First day of the month'), '5')
  await user.click(await submit())
  await waitFor(() =>
    expect(sent.filter(({ what }) => what === record).map(({ body }) => body)).toEqual([
      {
        payerId: dana,
        amount: 1_250_50,
        rhythm: 'twiceAMonth',
        days: [5, 15],
        from: '2026-12-01',
        to: null,
        childIds: [children.mia, children.leo],
        reference: '',
      },
    ]),
  )
})

test('what the server refuses stays on the screen with what was typed', async () => {
  const wrong = [{ field: 'childIds', text: 'Choose one of the options.', code: 'notAChoice' }]
  const { user } = await open({ [record]: () => refusal(400, 'invalid', { validationErrors: wrong }) })
  await user.type(await screen.findByLabelText('Amount'), '100')
  await user.type(screen.getByLabelText('From'), '2026-12-01')
  await user.click(await submit())
  const group = within(screen.getByRole('group', { name: 'Which children is it for?' }))
  expect(await group.findByText('Choose one of the options.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('100')
})

test('one that follows begins as the present one stands, with the same payer', async () => {
  const { user, sent } = await open(
    { [record]: () => order('other', { status: 'recorded' }) },
    `/app/expenses/childSupport/new?follows=${root}`,
  )
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
  expect([amount.value, screen.queryByLabelText('Who pays')]).toEqual(['100.00', null])
  await user.type(screen.getByLabelText('From'), '2027-01-01')
  await user.click(await submit())
  await waitFor(() =>
    expect(sent.find(({ what }) => what === record)?.body).toMatchObject({
      previousId: root,
      payerId: dana,
      days: [1],
    }),
  )
})

test('whoever looks on records none', async () => {
  await open({}, '/app/expenses/childSupport/new', 'viewing')
  expect(await screen.findByText('Child support is for parents')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record the order' })).toBeNull()
})
