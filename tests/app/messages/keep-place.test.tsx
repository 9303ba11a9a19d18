import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { type Answers, openApp } from '#tests/support/dom/open-app.tsx'
import { draft, message, messageAnswers } from './fixtures.ts'

const begin = 'POST /pub/v1/uploads'
const label = 'Keep where and when this photo was taken'
const idOf = (nth: number) => `00000000-0000-4000-8000-0000000000d${nth}`

/** Takes uploads at once; the nth becomes the file of that number. */
const taking = (type: FileDto['type'] = 'image/jpeg'): Answers => {
  const stored = (nth: number) => ({
    id: idOf(nth),
    name: 'coat.jpg',
    type,
    bytes: 1,
    sha256: 'a'.repeat(64),
    addedBy: dana,
    addedAt: '2026-11-20T10:00:00.000Z',
  })
  let begun = 0
  const completed = Object.fromEntries(
    [1, 2, 3].map((nth) => [`POST /pub/v1/uploads/${idOf(nth)}/complete`, () => stored(nth)]),
  )
  return {
    ...completed,
    [begin]: () => {
      begun += 1
      return { id: idOf(begun), bytes: 1, received: 1, file: null }
    },
  }
}
const photo = (name = 'coat.jpg', type = 'image/jpeg') => new File(['x'], name, { type })
type Sent = Awaited<ReturnType<typeof openApp>>['sent']
const asked = (sent: Sent) => sent.filter(({ what }) => what === begin).map(({ body }) => body)

const composing = async (answers: Answers = {}, chosen = photo()) => {
  const app = await openApp(
    '/app/messages/new',
    messageAnswers({ 'POST /pub/v1/drafts': () => draft(), ...taking(), ...answers }),
  )
  await app.user.upload(await screen.findByLabelText('Attach'), chosen)
  return app
}

test('a photo is sent without its place; one press sends it again with it, and another without', async () => {
  const { sent, user } = await composing({
    'POST /pub/v1/messages': () => message('other', 1, { authorId: dana, delivery: null }),
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(label) })
  expect(box.checked).toBe(false)
  expect(box.closest('label')?.textContent).toContain('Anyone who can open the photo can read them')
  await user.click(box)
  await waitFor(() => expect(asked(sent)).toHaveLength(2))
  await user.type(screen.getByLabelText('Subject'), 'Coat')
  await user.type(screen.getByLabelText('Message'), 'Here it is.')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })
  await waitFor(() => expect(submit.disabled).toBe(false))
  const use = { name: 'coat.jpg', bytes: 1, use: 'attachment' }
  expect(asked(sent)).toEqual([use, { ...use, keepsPlace: true }])
  await user.click(submit)
  await waitFor(() =>
    expect(sent.find(({ what }) => what === 'POST /pub/v1/messages')?.body).toMatchObject({
      to: [sam],
      files: [idOf(2)],
    }),
  )
})

test('taking the choice back sends the photo without its place again', async () => {
  const { sent, user } = await composing()
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(label) })
  await user.click(await box())
  await waitFor(() => expect(asked(sent)).toHaveLength(2))
  await user.click(await box())
  await waitFor(() => expect(asked(sent)).toHaveLength(3))
  expect(asked(sent)[2]).not.toHaveProperty('keepsPlace')
  expect((await box()).checked).toBe(false)
})

test('no other file is asked about', async () => {
  await composing(taking('application/pdf'), photo('order.pdf', 'application/pdf'))
  expect(await screen.findByRole('button', { name: 'Remove order.pdf' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: new RegExp(label) })).toBeNull()
})

test('an account of a child is never asked', async () => {
  const { sent } = await composing({
    'GET /pub/v1/family': () => ({ ...family(sam), standing: 'child' }),
  })
  await waitFor(() => expect(asked(sent)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Remove coat.jpg' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: new RegExp(label) })).toBeNull()
})

test('in MyFiles the choice is for the photos that are chosen next', async () => {
  const { sent, user } = await openApp('/app/my-files', {
    'GET /pub/v1/my-files': () => ({ items: [], next: null }),
    'GET /pub/v1/my-folders': () => ({ items: [], storage: { used: 0, allowed: null } }),
    ...taking(),
  })
  await user.click(await screen.findByRole('button', { name: 'Add files' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
  expect(dialog.getByText(/We remove device details from pictures, and the place unless you keep it\./)).toBeTruthy()
  await user.upload(dialog.getByLabelText('Choose files'), photo('one.jpg'))
  await user.click(await dialog.findByRole('checkbox', { name: /Keep where and when photos were taken/ }))
  await user.upload(dialog.getByLabelText('Choose files'), photo('two.jpg'))
  await waitFor(() => expect(asked(sent)).toHaveLength(2))
  expect(asked(sent)).toEqual([
    { name: 'one.jpg', bytes: 1, use: 'myFile' },
    { name: 'two.jpg', bytes: 1, use: 'myFile', keepsPlace: true },
  ])
})

test.each([
  ['parent', 'We remove device details from photos, and the place unless you keep it.'],
  ['child', 'We remove the place and device details from photos.'],
] as const)('the journal of a %s says what becomes of their photos', async (standing, text) => {
  await openApp('/app/journal/new', { 'GET /pub/v1/family': () => ({ ...family(sam), standing }) })
  expect(await screen.findByText(text)).toBeTruthy()
})
