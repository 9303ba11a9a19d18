import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { expenseId, sam } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const texts = messagesIn().expenses.details.receipts
const receipt = (nth: number, type: FileDto['type']): FileDto => ({
  id: `00000000-0000-4000-8000-00000000900${nth}`,
  name: `${nth}.${type.slice(-3)}`,
  type,
  bytes: 5,
  sha256: 'x',
  addedBy: sam,
  addedAt: '2026-11-20T10:00:00.000Z',
})
const receipts = [receipt(1, 'image/png'), receipt(2, 'application/pdf'), receipt(3, 'image/png')]
const open = async () => {
  const whole = () => item('approved.unpaid', 'other', { receipts })
  return openApp(`/app/expenses/${expenseId}`, { [`POST /pub/v1/expenses/${expenseId}/open`]: whole })
}
const link = (name: string) => screen.findByRole('link', { name: texts.open({ file: name }) })
const dialog = () => within(screen.getByRole('dialog'))

test('a picture opens over the page, the next by key or press, round and round; papers are not among them', async () => {
  const { user } = await open()
  await user.click(await link('1.png'))
  expect(await screen.findByRole('dialog', { name: '1.png' })).toBeTruthy()
  expect(dialog().getByText(texts.viewer.place({ nth: 1, count: 2 }))).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(dialog().getByRole('heading', { name: '3.png' })).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(dialog().getByRole('heading', { name: '1.png' })).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: texts.viewer.previous() }))
  const picture = dialog().getByRole('img', { name: '3.png' })
  expect(picture.getAttribute('src')).toBe(`/pub/v1/files/${receipts[2]?.id}/content`)
  expect(dialog().getByRole('link', { name: texts.viewer.download() }).getAttribute('download')).toBe('3.png')
  await user.click(dialog().getByRole('button', { name: texts.viewer.close() }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while a picture comes it says so; where it does not come it says that too, and the next can be seen', async () => {
  const { user } = await open()
  await user.click(await link('1.png'))
  expect(await screen.findByText(texts.viewer.loading({ file: '1.png' }))).toBeTruthy()
  fireEvent.error(dialog().getByRole('img', { name: '1.png' }))
  expect(dialog().getByRole('alert').textContent).toContain(texts.viewer.failed())
  await user.keyboard('{ArrowLeft}')
  fireEvent.load(dialog().getByRole('img', { name: '3.png' }))
  expect(dialog().queryByText(texts.viewer.loading({ file: '3.png' }))).toBeNull()
})

test('a picture that is no longer for these eyes is told as such', async () => {
  const { user } = await open()
  await user.click(await link('1.png'))
  fireEvent.error(dialog().getByRole('img', { name: '1.png' }))
  expect(await dialog().findByText('You do not have access to 1.png')).toBeTruthy()
})

test('a paper opens in a tab of its own', async () => {
  const { user } = await open()
  const paper = await link('2.pdf')
  expect(paper.getAttribute('target')).toBe('_blank')
  paper.addEventListener('click', (event) => event.preventDefault())
  await user.click(paper)
  expect(screen.queryByRole('dialog')).toBeNull()
})
