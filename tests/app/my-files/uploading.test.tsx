import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { myFile } from './fixtures.ts'

const uploads = 'POST /pub/v1/uploads'
const own = myFile()
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const open = (answers: Answers, address = '/app/my-files') =>
  openApp(address, {
    'GET /pub/v1/my-folders': () => ({ items: [], storage: { used: 40_000_000, allowed: 100_000_000 } }),
    'GET /pub/v1/my-files': () => ({ items: [], next: null }),
    [`GET /pub/v1/my-files/${own.id}`]: () => own,
    ...answers,
  })

test('after a version that was not stored, the next chosen file is uploaded', async () => {
  const { user, sent } = await open({ [uploads]: () => refusal(409, 'storageLimit') }, `/app/my-files?file=${own.id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'plan.pdf' }))
  const begun = () => sent.filter(({ what }) => what === uploads).map(({ body }) => (body as { name: string }).name)
  await user.upload(drawer.getByLabelText('Add a version'), pdf('first.pdf'))
  expect(await drawer.findByText(/You have insufficient space remaining/)).toBeTruthy()
  await user.upload(drawer.getByLabelText('Add a version'), pdf('second.pdf'))
  await waitFor(() => expect(begun()).toEqual(['first.pdf', 'second.pdf']))
})

test('while a file uploads, Done waits and closing asks first', async () => {
  const { user } = await open({ [uploads]: () => new Promise(() => {}) })
  await user.click(await screen.findByRole('button', { name: 'Add files' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
  expect(dialog.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', false)
  await user.upload(dialog.getByLabelText('Choose files'), pdf('plan.pdf'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  const question = within(await screen.findByRole('dialog', { name: 'Stop uploading?' }))
  expect(question.getByText('A file is still uploading and would be lost.')).toBeTruthy()
  const [stay] = question.getAllByRole('button', { name: 'Keep uploading' })
  if (stay) await user.click(stay)
  expect(screen.queryByRole('dialog', { name: 'Stop uploading?' })).toBeNull()
  expect(dialog.getByText('plan.pdf')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Stop uploading' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a file that failed does not hold the dialog open', async () => {
  const { user } = await open({ [uploads]: () => refusal(409, 'storageLimit') })
  await user.click(await screen.findByRole('button', { name: 'Add files' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
  await user.upload(dialog.getByLabelText('Choose files'), pdf('plan.pdf'))
  expect(await dialog.findByText(/You have insufficient space remaining/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
