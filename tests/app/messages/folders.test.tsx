import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageFolderDto } from '#contract/messages/message-folders.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { folder, messageAnswers } from './fixtures.ts'

const path = '/pub/v1/message-folders'
const idOf = (nth: number) => `00000000-0000-4000-8000-0000000000e${nth}`
const own = (nth: number, name: string): MessageFolderDto => ({ id: idOf(nth), name, unread: 0 })

/** The folders of one person, as the server keeps them. */
const open = async (address: string, answers: Answers = {}) => {
  let items = [own(1, 'School'), own(2, 'Trips'), own(3, 'Court')]
  const app = await openApp(
    `/app/messages${address}`,
    messageAnswers({
      'GET /pub/v1/messages': () => folder([]),
      [`GET ${path}`]: () => ({ items }),
      [`POST ${path}`]: (body) => {
        items = [...items, own(4, (body as { name: string }).name)]
        return items.at(-1)
      },
      [`PUT ${path}/${idOf(2)}`]: (body) => {
        items = items.map((one) => (one.id === idOf(2) ? own(2, (body as { name: string }).name) : one))
        return items.find(({ id }) => id === idOf(2))
      },
      [`PUT ${path}`]: (body) => {
        const { ids } = body as { ids: string[] }
        items = ids.flatMap((id) => items.find((one) => one.id === id) ?? [])
        return { items }
      },
      [`DELETE ${path}/${idOf(2)}`]: async () => {
        items = items.filter(({ id }) => id !== idOf(2))
        // The stream of changes may tell of it before the answer comes, while the page waits.
        const press = screen.getByRole('button', { name: 'Delete folder' })
        await waitFor(() => expect(press.getAttribute('aria-busy')).toBe('true'))
        await app.app.queryClient.invalidateQueries()
        return new Response(null, { status: 204 })
      },
      ...answers,
    }),
  )
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Folders' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .slice(7)
  await waitFor(() => expect(names()).toEqual(['School', 'Trips', 'Court']))
  const choose = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'Folder actions' }))
    await app.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...app, names, choose }
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })

test('a folder is made, and a name that is empty or taken is refused in its field', async () => {
  let isTaken = true
  const answers: Answers = {
    [`POST ${path}`]: () =>
      isTaken
        ? refusal(400, 'invalid', {
            validationErrors: [{ field: 'name', code: 'duplicateFolder', text: 'You already have this folder.' }],
          })
        : own(4, 'Camp'),
  }
  const { sent, user } = await open('', answers)
  const made = () => sent.filter(({ what }) => what === `POST ${path}`).map(({ body }) => body)
  await user.click(await screen.findByRole('button', { name: 'New folder' }))
  await user.click(await screen.findByRole('button', { name: 'Add folder' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(made()).toEqual([])
  await user.type(await name(), 'School')
  await user.click(screen.getByRole('button', { name: 'Add folder' }))
  await waitFor(() => expect(made()).toEqual([{ name: 'School' }]))
  await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'))
  isTaken = false
  await user.clear(await name())
  await user.type(await name(), 'Camp')
  await user.click(screen.getByRole('button', { name: 'Add folder' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made().at(-1)).toEqual({ name: 'Camp' })
})

test('a new folder stands behind the others', async () => {
  const { names, user } = await open('')
  await user.click(await screen.findByRole('button', { name: 'New folder' }))
  await user.type(await name(), 'Camp')
  await user.click(screen.getByRole('button', { name: 'Add folder' }))
  await waitFor(() => expect(names()).toEqual(['School', 'Trips', 'Court', 'Camp']))
})

test('a folder gets another name, from the one that it has', async () => {
  const { choose, names, user } = await open(`?folder=${idOf(2)}`)
  await choose('Rename folder')
  expect((await name()).value).toBe('Trips')
  await user.type(await name(), ' 2026')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(names()).toEqual(['School', 'Trips 2026', 'Court']))
  expect(screen.getByRole('heading', { level: 2, name: 'Trips 2026' })).toBeTruthy()
})

test('a folder is moved up and down; the first is offered no way up, the last none down', async () => {
  const { choose, names, sent, user } = await open(`?folder=${idOf(2)}`)
  await choose('Move up')
  await waitFor(() => expect(names()).toEqual(['Trips', 'School', 'Court']))
  await user.click(await screen.findByRole('button', { name: 'Folder actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Move down' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(names()).toEqual(['School', 'Trips', 'Court']))
  await choose('Move down')
  await waitFor(() => expect(names()).toEqual(['School', 'Court', 'Trips']))
  await user.click(await screen.findByRole('button', { name: 'Folder actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull()
  expect(sent.filter(({ what }) => what === `PUT ${path}`).map(({ body }) => body)).toEqual([
    { ids: [idOf(2), idOf(1), idOf(3)] },
    { ids: [idOf(1), idOf(2), idOf(3)] },
    { ids: [idOf(1), idOf(3), idOf(2)] },
  ])
})

test('folders that changed meanwhile are not moved, and the page says so', async () => {
  const { choose, names } = await open(`?folder=${idOf(2)}`, {
    [`PUT ${path}`]: () => refusal(409, 'changedSinceSeen'),
  })
  await choose('Move up')
  expect(await screen.findByText(/^The folder was not moved\./)).toBeTruthy()
  expect(names()).toEqual(['School', 'Trips', 'Court'])
})

test('before a folder is deleted the page says where its messages go; then it leads to the inbox', async () => {
  const asked: (string | null)[] = []
  const { choose, names, sent, user } = await open(`?folder=${idOf(2)}`, {
    'GET /pub/v1/messages': (_, { searchParams }) => {
      asked.push(searchParams.get('folder'))
      return folder([])
    },
  })
  const removed = () => sent.filter(({ what }) => what === `DELETE ${path}/${idOf(2)}`)
  await choose('Delete folder')
  expect(await screen.findByText('Its messages are not deleted. They go back to their original folders.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(removed()).toEqual([])
  await choose('Delete folder')
  const before = asked.length
  await user.click(await screen.findByRole('button', { name: 'Delete folder' }))
  expect(await screen.findByText('Folder deleted')).toBeTruthy()
  await waitFor(() => expect(names()).toEqual(['School', 'Court']))
  expect(removed()).toHaveLength(1)
  expect(location.search).toBe('')
  expect(asked.slice(before)).not.toContain(idOf(2))
})
