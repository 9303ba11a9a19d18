import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import type { MyFileSummaryDto } from '#contract/my-files/my-files.ts'
import { dana } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { draft, messageAnswers } from './fixtures.ts'

const list = 'GET /pub/v1/my-files'
const copyOf = (id: string) => `POST /pub/v1/my-files/${id}/copies`
const idOf = (nth: number) => `00000000-0000-4000-8000-0000000000c${nth}`
const [court, school] = ['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2']
const at = '2026-11-20T10:00:00.000Z'

const kept = (nth: number, name: string, change: Partial<MyFileSummaryDto> = {}): MyFileSummaryDto => ({
  id: idOf(nth),
  status: 'private',
  version: 1,
  name,
  fileId: idOf(nth + 4),
  type: 'application/pdf',
  bytes: 2000,
  sha256: 'a'.repeat(64),
  ownerId: dana,
  privileged: false,
  folderId: null,
  readers: [],
  createdAt: at,
  changedAt: at,
  you: { actor: dana, party: 'owner', mode: 'self' },
  ...change,
})
const copy = (name: string): FileDto => ({
  id: idOf(9),
  name,
  type: 'application/pdf',
  bytes: 2000,
  sha256: 'a'.repeat(64),
  addedBy: dana,
  addedAt: at,
})

const open = async (files: readonly MyFileSummaryDto[], answers: Answers = {}) => {
  const app = await openApp(
    '/app/messages/new',
    messageAnswers({
      'POST /pub/v1/drafts': (body) => draft({ ...(body as object), files: [copy('order.pdf')] }),
      'GET /pub/v1/my-folders': () => ({
        items: [
          { id: court, name: 'Court', parentId: null },
          { id: school, name: 'School', parentId: court },
        ],
        storage: { used: 0, allowed: null },
      }),
      [list]: (_, url) => {
        const folder = url.searchParams.get('folder')
        return { items: files.filter(({ folderId }) => folderId === folder), next: null }
      },
      ...answers,
    }),
  )
  await app.user.click(await screen.findByRole('button', { name: 'From MyFiles' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Attach from MyFiles' })) }
}

test('folders open one in another, and a copy of the chosen file is attached', async () => {
  const { dialog, sent, user } = await open([kept(1, 'list.pdf'), kept(2, 'order.pdf', { folderId: school })], {
    [copyOf(idOf(2))]: () => copy('order.pdf'),
  })
  expect(await dialog.findByText('list.pdf')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Open Court' }))
  expect(dialog.queryByText('list.pdf')).toBeNull()
  await user.click(await dialog.findByRole('button', { name: 'Open School' }))
  expect(dialog.getByRole('button', { name: 'Court' })).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Attach order.pdf' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Remove order.pdf' })).toBeTruthy()
  expect(sent.filter(({ what }) => what === copyOf(idOf(2)))).toHaveLength(1)
  await waitFor(
    () => expect(sent.find(({ what }) => what === 'POST /pub/v1/drafts')?.body).toMatchObject({ files: [idOf(9)] }),
    { timeout: 4000 },
  )
})

test('the way up leads through each folder to the top', async () => {
  const { dialog, user } = await open([kept(1, 'list.pdf')])
  await user.click(await dialog.findByRole('button', { name: 'Open Court' }))
  await user.click(await dialog.findByRole('button', { name: 'Open School' }))
  expect(await dialog.findByText('Nothing here can be attached.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Court' }))
  await user.click(await dialog.findByRole('button', { name: 'MyFiles' }))
  expect(await dialog.findByText('list.pdf')).toBeTruthy()
})

test('a privileged file asks first and says who would read it; nothing is sent when the answer is no', async () => {
  const { sent, user } = await open([kept(1, 'order.pdf', { privileged: true })], {
    [copyOf(idOf(1))]: () => copy('order.pdf'),
  })
  const press = async () => user.click(await screen.findByRole('button', { name: 'Attach order.pdf' }))
  await press()
  expect(screen.getByRole('heading', { name: 'Attach a privileged file?' })).toBeTruthy()
  expect(screen.getByText(/can read “order.pdf”, which only you and your professionals have seen/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Attach from MyFiles' })).toBeTruthy()
  expect(sent.some(({ what }) => what === copyOf(idOf(1)))).toBe(false)
  await press()
  await user.click(screen.getByRole('button', { name: 'Attach it anyway' }))
  expect(await screen.findByRole('button', { name: 'Remove order.pdf' })).toBeTruthy()
  expect(sent.filter(({ what }) => what === copyOf(idOf(1)))).toHaveLength(1)
})

test('the dialog says how many files it leaves out, and what can be attached', async () => {
  const { dialog } = await open([
    kept(1, 'list.pdf'),
    kept(2, 'letter.docx', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }),
    kept(3, 'scan.pdf', { bytes: 25_000_001 }),
  ])
  expect(await dialog.findByText('list.pdf')).toBeTruthy()
  expect(dialog.queryByText('letter.docx')).toBeNull()
  expect(
    dialog.getByText(
      '2 files are not listed. Only JPEG, PNG and WebP pictures and PDFs of up to 25 MB can be attached.',
    ),
  ).toBeTruthy()
})

test('where all files can be attached nothing is said of others, and a copy that fails says so', async () => {
  const { dialog, user } = await open([kept(1, 'list.pdf')], { [copyOf(idOf(1))]: () => refusal(404, 'notFound') })
  await user.click(await dialog.findByRole('button', { name: 'Attach list.pdf' }))
  expect(await dialog.findByText('The file was not attached')).toBeTruthy()
  expect(dialog.queryByText(/not listed here/)).toBeNull()
})
