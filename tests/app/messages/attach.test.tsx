import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReceiptDto } from '#contract/expenses/receipts.ts'
import type { FileDto } from '#contract/files/files.ts'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { draft, messageAnswers } from './fixtures.ts'

const list = 'GET /pub/v1/receipts'
const copyOf = (nth: number) => `POST /pub/v1/receipts/${idOf(nth)}/copies`
const idOf = (nth: number) => `00000000-0000-4000-8000-0000000000c${nth}`

const file = (nth: number, change: Partial<FileDto> = {}): FileDto => ({
  id: idOf(nth),
  name: `bill-${nth}.pdf`,
  type: 'application/pdf',
  bytes: 2000,
  sha256: 'a'.repeat(64),
  addedBy: dana,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...change,
})
const receipt = (nth: number, change: Partial<ReceiptDto['expense']> = {}): ReceiptDto => ({
  file: file(nth),
  expense: {
    name: `Boots ${nth}`,
    total: 40_00,
    currency: 'USD',
    purchaseDate: '2026-11-19',
    private: false,
    ...change,
  },
})
const pageOf = (items: readonly ReceiptDto[], next: string | null = null) => ({ items, next })

const open = async (answers: Answers = {}) => {
  const app = await openApp(
    '/app/messages/new',
    messageAnswers({
      'POST /pub/v1/drafts': () => draft(),
      [list]: () => pageOf([receipt(1), receipt(2)]),
      ...answers,
    }),
  )
  await app.user.click(await screen.findByRole('button', { name: 'From receipts' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Attach a receipt' })) }
}

test('a receipt says its expense, day, amount and file, and a copy of it is attached', async () => {
  const { dialog, sent, user } = await open({ [copyOf(2)]: () => file(3, { name: 'bill-2.pdf' }) })
  expect(await dialog.findByText('Boots 1')).toBeTruthy()
  expect(dialog.getByText('Nov 19, 2026 · bill-1.pdf')).toBeTruthy()
  expect(dialog.getAllByText('$40.00')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Attach bill-2.pdf from Boots 2' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Remove bill-2.pdf' })).toBeTruthy()
  expect(sent.find(({ what }) => what === copyOf(2))?.key).toBeTruthy()
})

test('a receipt of a private expense asks first, saying what whoever receives it will see', async () => {
  const { dialog, sent, user } = await open({
    [list]: () => pageOf([receipt(1, { private: true })]),
    [copyOf(1)]: () => file(3, { name: 'bill-1.pdf' }),
  })
  const press = async () => user.click(await screen.findByRole('button', { name: 'Attach bill-1.pdf from Boots 1' }))
  expect(await dialog.findByText(/Private expense$/)).toBeTruthy()
  await press()
  expect(screen.getByRole('heading', { name: 'Attach a receipt from a private expense?' })).toBeTruthy()
  expect(screen.getByText(/can read “bill-1.pdf” and keep it. The expense “Boots 1” stays private/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await press()
  expect(sent.some(({ what }) => what === copyOf(1))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Attach it anyway' }))
  expect(await screen.findByRole('button', { name: 'Remove bill-1.pdf' })).toBeTruthy()
  expect(screen.queryByText('This field is required')).toBeNull()
})

test('what is searched for is asked of the server; what is not found, and an empty list, say what to do', async () => {
  const { dialog, user } = await open({
    [list]: (_, url) => pageOf(url.searchParams.get('search') === 'boots' ? [receipt(1)] : []),
  })
  expect(await dialog.findByText('No receipts yet')).toBeTruthy()
  await user.type(dialog.getByRole('searchbox', { name: 'Search receipts' }), 'boots{Enter}')
  expect(await dialog.findByText('Boots 1')).toBeTruthy()
  await user.type(dialog.getByRole('searchbox', { name: 'Search receipts' }), ' 99')
  expect(await dialog.findByText('Nothing found for “boots 99”')).toBeTruthy()
  expect(screen.queryByText('This field is required')).toBeNull()
})

test('a list that fails is asked for again, and the next page comes on request', async () => {
  let asked = 0
  const { dialog, user } = await open({
    [list]: (_, url) => {
      asked += 1
      if (asked === 1) return refusal(400, 'invalid')
      return url.searchParams.get('after') === 'more' ? pageOf([receipt(2)]) : pageOf([receipt(1)], 'more')
    },
  })
  await user.click(await dialog.findByRole('button', { name: 'Try again' }))
  await user.click(await dialog.findByRole('button', { name: 'Show more' }))
  expect(await dialog.findByText('Boots 2')).toBeTruthy()
  expect(dialog.getByText('Boots 1')).toBeTruthy()
})

test('a receipt that is gone says so, and the list stays', async () => {
  const { dialog, user } = await open({ [copyOf(1)]: () => refusal(404, 'notFound') })
  await user.click(await dialog.findByRole('button', { name: 'Attach bill-1.pdf from Boots 1' }))
  expect(await dialog.findByText('The file was not attached')).toBeTruthy()
  expect(dialog.getByText('Boots 2')).toBeTruthy()
})

test('a child has no receipts to attach', async () => {
  await openApp(
    '/app/messages/new',
    messageAnswers({ 'GET /pub/v1/family': () => ({ ...family(sam), standing: 'child' }) }),
  )
  expect(await screen.findByRole('button', { name: 'From MyFiles' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'From receipts' })).toBeNull()
})

test('a file that cannot be stored says so beside it, and leads to the plan where there is no room', async () => {
  const full = "You don't have enough storage to upload any more files."
  let asked = 0
  const { user } = await openApp(
    '/app/messages/new',
    messageAnswers({
      'POST /pub/v1/uploads': () => {
        asked += 1
        return asked === 1 ? refusal(409, 'storageLimit', { userMessage: full }) : refusal(409, 'filesUnavailable')
      },
    }),
  )
  const choose = async (name: string) =>
    user.upload(await screen.findByLabelText('Attach'), new File(['x'], name, { type: 'image/png' }))
  await choose('coat.png')
  expect(await screen.findByText(`Unable to upload file. ${full}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/app/account/plan')
  await choose('boots.png')
  expect(await screen.findByText(/^Storage Unavailable\./)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(true)
})
