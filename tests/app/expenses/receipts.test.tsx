import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { newDraftKey } from './fixtures.ts'

const { form } = messagesIn().expenses
const { errors } = messagesIn()
const picker = async () => {
  await screen.findByRole('button', { name: form.save() })
  return screen.findByLabelText<HTMLInputElement>(form.browse())
}
const empty = (name: string) => new File([], name, { type: 'image/png' })

test('of more receipts than an expense takes, as many as fit are taken and the rest is told', async () => {
  const { sent, user } = await openApp('/app/expenses/new', {}, { person: 'creator' })
  const { perExpense: count } = limits.receipts
  await user.upload(
    await picker(),
    Array.from({ length: count + 2 }, (_, nth) => empty(`${nth}.png`)),
  )
  expect(screen.getByText(form.tooManyReceipts({ count, over: 2 }))).toBeTruthy()
  expect(screen.getAllByText(`${errors.cannotUpload()}. ${errors.fileEmpty()}`)).toHaveLength(count)
  await user.click(screen.getByRole('button', { name: form.removeFile({ file: '0.png' }) }))
  expect(screen.queryByText(form.tooManyReceipts({ count, over: 2 }))).toBeNull()
  expect(sent.filter(({ what }) => what.includes('uploads'))).toEqual([])
})

test('what the server refuses before a byte is sent says why, and offers no second try', async () => {
  const refused = () =>
    Response.json(
      { exception: 'notAllowed', statusCode: 403, status: 403, userMessage: 'No.', validationErrors: [] },
      { status: 403 },
    )
  const { user } = await openApp('/app/expenses/new', { 'POST /pub/v1/uploads': refused }, { person: 'creator' })
  await user.upload(await picker(), new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText(`${errors.cannotUpload()}. No.`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: form.retryFile({ file: 'a.png' }) })).toBeNull()
})

test('a receipt that was not sent whole before the page was left is asked for again', async () => {
  const upload = { name: 'a.png', bytes: 5, modified: 1, uploadId: crypto.randomUUID(), id: null, type: null }
  const values = {
    name: 'Shoes',
    total: '',
    purchaseDate: '',
    categoryId: '',
    childIds: [],
    private: false,
    receipts: [],
  }
  sessionStorage.setItem(newDraftKey, JSON.stringify({ values, uploads: [upload] }))
  const requests: string[] = []
  const get = () => void requests.push(upload.uploadId)
  const { user } = await openApp(
    '/app/expenses/new',
    { [`GET /pub/v1/uploads/${upload.uploadId}`]: get },
    { person: 'creator' },
  )
  const input = await picker()
  expect(screen.getByText(form.chooseAgain())).toBeTruthy()
  await user.upload(input, new File(['12345'], 'a.png', { type: 'image/png', lastModified: 2 }))
  expect(screen.getAllByText('a.png')).toHaveLength(2)
  await user.upload(input, new File(['12345'], 'a.png', { type: 'image/png', lastModified: 1 }))
  expect(screen.getAllByText('a.png')).toHaveLength(2)
  expect(screen.queryByText(form.chooseAgain())).toBeNull()
  expect(requests).toEqual([upload.uploadId])
})
