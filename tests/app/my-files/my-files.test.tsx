import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MyFileDto } from '#contract/my-files/my-files.ts'
import { dana, family } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = '00000000-0000-4000-8000-0000000000a1'
const fileId = '00000000-0000-4000-8000-0000000000a2'
const owner = '00000000-0000-4000-8000-0000000000d1'
const plan: MyFileDto = {
  id,
  status: 'private',
  version: 3,
  name: 'plan.pdf',
  fileId,
  type: 'application/pdf',
  bytes: 2_400_000,
  sha256: 'a'.repeat(64),
  ownerId: owner,
  privileged: false,
  folderId: null,
  readers: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  you: { actor: owner, party: 'owner', mode: 'self' },
  versions: [],
}
const folders = 'GET /pub/v1/my-folders'
const list = 'GET /pub/v1/my-files'
const events = `POST /pub/v1/my-files/${id}/events`

const open = (answers: Answers = {}, address = '/app/my-files', person?: 'viewing') =>
  openApp(
    address,
    {
      [folders]: () => ({ items: [], storage: { used: 40_000_000, allowed: 100_000_000 } }),
      [list]: () => ({ items: [], next: null }),
      [`GET /pub/v1/my-files/${id}`]: () => plan,
      ...answers,
    },
    ...(person ? [{ person }] : []),
  )

test('an empty list says what to do first, and how much room is used', async () => {
  await open()
  expect(await screen.findByText('No files yet')).toBeTruthy()
  expect(await screen.findByText(/40 MB of 100 MB used/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add files' })).toBeTruthy()
})

test('a list that fails says so, and is asked for again', async () => {
  let asked = 0
  const { user } = await open({
    [list]: () => {
      asked += 1
      return asked > 1 ? { items: [plan], next: null } : refusal(400, 'invalid')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeTruthy()
})

test('without room nothing is chosen', async () => {
  const { user } = await open({ [folders]: () => ({ items: [], storage: { used: 100, allowed: 100 } }) })
  await user.click(await screen.findByRole('button', { name: 'Add files' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
  expect(await dialog.findByText("You don't have enough storage to upload any more files.")).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'See your plan' })).toBeTruthy()
  expect(dialog.queryByLabelText('Choose files')).toBeNull()
})

test('a file that does not fit says so, beside those that do', async () => {
  const { user } = await open({ 'POST /pub/v1/uploads': () => refusal(409, 'storageLimit') })
  await user.click(await screen.findByRole('button', { name: 'Add files' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
  await user.upload(dialog.getByLabelText('Choose files'), new File(['text'], 'notes.txt', { type: 'text/plain' }))
  expect(await dialog.findByText(/You have insufficient space remaining in your MyFiles account\./)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Try notes.txt again' })).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/app/account/plan')
})

test.each([
  [409, 'storageLimit', /You have insufficient space remaining in your MyFiles account\./],
  [415, 'myFileTypeRefused', /Unable to upload file\. Refused: myFileTypeRefused\./],
  [503, 'filesUnavailable', /Storage Unavailable\. Refused: filesUnavailable\./],
] as const)('a version that is not stored says so: %i %s', async (status, code, said) => {
  const { user } = await open({ 'POST /pub/v1/uploads': () => refusal(status, code) }, `/app/my-files?file=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'plan.pdf' }))
  await user.upload(
    drawer.getByLabelText('Add a version'),
    new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }),
  )
  expect(await drawer.findByText(said)).toBeTruthy()
})

test('a private file is deleted after a question; a refusal keeps it', async () => {
  const { user, sent } = await open({ [events]: () => refusal(500, 'unexpected') }, `/app/my-files?file=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'plan.pdf' }))
  expect(drawer.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete “plan.pdf”?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText('Unable to delete')).toBeTruthy()
  expect(sent.filter(({ what }) => what === events).map(({ body }) => body)).toEqual([
    { type: 'myFile.delete', version: 3 },
  ])
})

test('of a withdrawn file a reader is told that they have no access', async () => {
  const withdrawn: MyFileDto = {
    ...plan,
    status: 'withdrawn',
    fileId: null,
    you: { actor: owner, party: 'reader', mode: 'self' },
  }
  await open({ [`GET /pub/v1/my-files/${id}`]: () => withdrawn }, `/app/my-files?of=others&file=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'plan.pdf' }))
  expect(drawer.getByText('You do not have access to plan.pdf')).toBeTruthy()
  expect(drawer.queryByRole('link', { name: 'Download' })).toBeNull()
})

test('a child who shares a file with somebody close is told that both parents will see it', async () => {
  const { members, ...rest } = family(dana)
  const [mia, aunt] = ['00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-0000000000e9']
  const member = { initials: 'XX', side: null, joined: true, closedAt: null }
  const more = [
    { ...member, id: mia, firstName: 'Mia', lastName: 'Reyes', role: 'child' },
    { ...member, id: aunt, firstName: 'Jo', lastName: 'Reyes', role: 'thirdParty' },
  ]
  const close = { id: aunt, firstName: 'Jo', lastName: 'Reyes', standing: 'thirdParty', isAttorney: false }
  const own = { ...plan, ownerId: mia, you: { actor: mia, party: 'owner', mode: 'self' } }
  const { user } = await openApp(
    `/app/my-files?file=${id}`,
    {
      [folders]: () => ({ items: [], storage: { used: 0, allowed: null } }),
      [list]: () => ({ items: [own], next: null }),
      [`GET /pub/v1/my-files/${id}`]: () => own,
      'GET /pub/v1/messages/correspondents': () => ({ items: [close] }),
    },
    { change: { ...rest, viewpoint: mia, standing: 'child', members: [...members, ...more] } },
  )
  const drawer = within(await screen.findByRole('dialog', { name: 'plan.pdf' }))
  await user.click(drawer.getByRole('button', { name: 'Share…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share “plan.pdf”' }))
  await user.click(dialog.getByRole('radio', { name: 'Shared' }))
  await user.click(await dialog.findByLabelText('Jo Reyes'))
  expect(dialog.getByText('Will see it: Jo Reyes, Dana Reyes, and Sam Keller.')).toBeTruthy()
})

test('who views as a parent adds and changes nothing', async () => {
  const { sent } = await open({ [list]: () => ({ items: [plan], next: null }) }, '/app/my-files', 'viewing')
  expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
  expect(sent.some(({ what }) => what === folders)).toBe(false)
})
