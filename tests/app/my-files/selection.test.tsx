import { act, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { MyFileDto, MyFilesMove } from '#contract/my-files/my-files.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { myFile, photo } from './fixtures.ts'

// A page of some hundred rows takes longer here than all other tests of it. The files of a worker share the module.
const usual = { ...limits.myFiles }
beforeAll(() => void Object.assign(limits.myFiles, { atOnce: 3 }))
afterAll(() => void Object.assign(limits.myFiles, usual))

const folders = 'GET /pub/v1/my-folders'
const list = 'GET /pub/v1/my-files'
const moves = 'POST /pub/v1/my-files/moves'
const zip = 'GET /pub/v1/my-files.zip'
const school = { id: '00000000-0000-4000-8000-0000000000f1', name: 'School', parentId: null }

const filesNamed = (count: number): MyFileDto[] =>
  Array.from({ length: count }, (_, at) => {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    return myFile({ id, fileId: id, name: `note ${at}.txt`, type: 'text/plain' })
  })

const selecting = async (files: readonly MyFileDto[], answers: Answers = {}) => {
  const opened = await openApp(
    '/app/my-files',
    {
      [folders]: () => ({ items: [school], storage: { used: 0, allowed: null } }),
      [list]: () => ({ items: files, next: null }),
      [moves]: () => new Response(null, { status: 204 }),
      ...answers,
    },
    { person: 'other' },
  )
  await screen.findByText('note 0.txt')
  act(() => {
    for (const { name } of files) screen.getByLabelText(`Select ${name}`).click()
  })
  const bar = within(await screen.findByLabelText(`${files.length} selected`))
  return { ...opened, bar }
}

test('all selected files are moved, by as many requests as they need', async () => {
  const files = filesNamed(5)
  const { bar, sent, user } = await selecting(files)
  await user.click(await bar.findByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to' }))
  await user.selectOptions(dialog.getByLabelText('Folder'), school.id)
  await user.click(dialog.getByRole('button', { name: 'Move here' }))
  expect(await screen.findByText('Moved.')).toBeTruthy()
  const moved = sent.filter(({ what }) => what === moves).map(({ body }) => body as MyFilesMove)
  expect(moved.map(({ files: some, to }) => [some.length, to])).toEqual([
    [3, school.id],
    [2, school.id],
  ])
  expect(moved.flatMap(({ files: some }) => some)).toEqual(files.map(({ id }) => id))
})

test('a zip has all selected files, and one that cannot be made says so', async () => {
  const saved = vi.fn()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  let asked: string | null = null
  let answer: () => Response = () => refusal(429, 'paceExceeded')
  const files = filesNamed(3)
  const { bar, user } = await selecting(files, {
    [zip]: (_, url) => {
      asked = url.searchParams.get('ids')
      return answer()
    },
  })
  await user.click(await bar.findByRole('link', { name: 'Download' }))
  const said = await bar.findByRole('alert')
  expect(said.textContent).toContain('The files were not downloaded')
  expect(said.textContent).toContain('Refused: paceExceeded.')
  expect(asked).toBe(files.map(({ id }) => id).join())
  answer = () =>
    new Response('PK', { headers: { 'content-disposition': 'attachment; filename="evenhand-files-2026-11-20.zip"' } })
  await user.click(bar.getByRole('link', { name: 'Download' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('evenhand-files-2026-11-20.zip'))
})

test('more files than a zip can have are not downloaded in part: the bar says how many it has', async () => {
  const { bar } = await selecting(filesNamed(4))
  expect(await bar.findByText('Select at most 3 files to download them together.')).toBeTruthy()
  expect(bar.queryByRole('link', { name: 'Download' })).toBeNull()
})

test('a file is renamed by a press, and what was typed outlives a refusal', async () => {
  const file = myFile()
  const events = `POST /pub/v1/my-files/${file.id}/events`
  let answer: () => unknown = () => refusal(409, 'changedSinceSeen')
  const { sent, user } = await openApp(`/app/my-files?file=${file.id}`, {
    [folders]: () => ({ items: [], storage: { used: 0, allowed: null } }),
    [list]: () => ({ items: [file], next: null }),
    [`GET /pub/v1/my-files/${file.id}`]: () => file,
    [events]: () => answer(),
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'plan.pdf' }))
  await user.click(drawer.getByRole('button', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “plan.pdf”' }))
  const name = dialog.getByRole<HTMLInputElement>('textbox')
  await user.clear(name)
  await user.type(name, 'Parenting plan.pdf')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('The file was not renamed')).toBeTruthy()
  expect(name.value).toBe('Parenting plan.pdf')
  answer = () => ({ ...file, version: 4, name: 'Parenting plan.pdf' })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The file was renamed.')).toBeTruthy()
  expect(sent.filter(({ what }) => what === events).at(-1)?.body).toEqual({
    type: 'myFile.rename',
    version: 3,
    name: 'Parenting plan.pdf',
  })
})

test.each([
  ['a photo', photo(), true],
  ['a PDF', myFile(), false],
] as const)('of a new version of %s it is asked whether place and time are kept: %#', async (_, file, isAsked) => {
  const { sent, user } = await openApp(`/app/my-files?file=${file.id}`, {
    [folders]: () => ({ items: [], storage: { used: 0, allowed: null } }),
    [list]: () => ({ items: [file], next: null }),
    [`GET /pub/v1/my-files/${file.id}`]: () => file,
    'POST /pub/v1/uploads': () => refusal(409, 'storageLimit'),
  })
  const drawer = within(await screen.findByRole('dialog', { name: file.name }))
  await drawer.findByRole('button', { name: 'Rename' })
  if (isAsked) await user.click(await drawer.findByRole('checkbox', { name: /Keep where and when photos were taken/ }))
  else expect(drawer.queryByRole('checkbox')).toBeNull()
  await user.upload(drawer.getByLabelText('Add a version'), new File(['x'], file.name, { type: file.type }))
  await drawer.findByText(/You have insufficient space/)
  const begun = sent.find(({ what }) => what === 'POST /pub/v1/uploads')?.body as { readonly keepsPlace?: boolean }
  expect(begun.keepsPlace ?? false).toBe(isAsked)
})
