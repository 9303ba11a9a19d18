import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dana, family } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { address, choice, entry, events, line, list, opening, ownEntry, pageOf, readers } from './fixtures.ts'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const writing = 'POST /pub/v1/journal'
const form = '/app/journal/new'

test('the journal stands by day, and says of each entry who may see it', async () => {
  const older = line({ id: crypto.randomUUID(), on: '2026-11-10', opened: false, preview: null })
  await openApp('/app/journal', { [list]: () => pageOf([line(), older]) })
  expect(await screen.findByRole('heading', { level: 2, name: 'Thu, Nov 19, 2026' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Tue, Nov 10, 2026' })).toBeTruthy()
  expect(screen.getByText('She slept well.')).toBeTruthy()
  expect(screen.getByText('Not opened yet. Opening it records when you first viewed it.')).toBeTruthy()
})

test('an author sees how many have opened it', async () => {
  await openApp('/app/journal', { [list]: () => pageOf([line()]) }, { person: 'creator' })
  expect(await screen.findByText('Opened by 1 of 1')).toBeTruthy()
})

test('an empty journal says what to do first; a failing one offers another try', async () => {
  await openApp('/app/journal', { [list]: () => pageOf([]) })
  expect(await screen.findByText('Your journal is empty')).toBeTruthy()
})

test('a journal that cannot be loaded offers another try', async () => {
  await openApp('/app/journal', { [list]: () => refusal(403, 'notAllowed') })
  expect(await screen.findByText('Your journal could not be loaded')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('whoever it is shared with opens it, reads it, and may change nothing', async () => {
  const { sent } = await openApp(address, { [opening]: () => entry('other') })
  expect(await screen.findByText('She slept well.')).toBeTruthy()
  expect(screen.getByText('Sam shared this with you.')).toBeTruthy()
  expect(screen.getByText('Dana: Fri, Nov 20, 9:00 AM EST')).toBeTruthy()
  expect(sent.filter(({ what }) => what === opening)).toHaveLength(1)
  for (const name of ['Edit', 'Remove', 'Share with more people']) expect(screen.queryByText(name)).toBeNull()
})

test('an entry that is not there says so; one that cannot be shown does, too', async () => {
  await openApp(address, { [opening]: () => refusal(404, 'notFound') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })).toBeTruthy()
})

test('an entry that cannot be shown offers another try', async () => {
  await openApp(address, { [opening]: () => refusal(409, 'notAllowedNow') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to View Entry' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('whoever looks on is told that the person has not opened it', async () => {
  const looked = entry('viewing', { opened: false, body: null, views: [] })
  await openApp(address, { [opening]: () => looked }, { person: 'viewing' })
  expect(await screen.findByText('Not opened by Dana yet. Only they can open it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open the new version' })).toBeNull()
})

test('a removed entry leaves a tombstone', async () => {
  await openApp(address, { [opening]: () => entry('other', { status: 'removed', gone: true, body: null }) })
  expect(await screen.findByText('Sam removed this entry. It stays in your record.')).toBeTruthy()
  expect(screen.queryByText('No text')).toBeNull()
})

test('its author shares it with chosen people, after a warning', async () => {
  const { sent, user } = await openApp(
    address,
    { [opening]: () => ownEntry(), [readers]: () => choice, [events]: () => entry('creator') },
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this entry' }))
  expect(dialog.getByText('A shared entry cannot be made private again.')).toBeTruthy()
  await dialog.findByLabelText('Dana Reyes')
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(dialog.getByText('Choose at least one person.')).toBeTruthy()
  await user.click(dialog.getByLabelText('Dana Reyes'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('The entry is now shared.')).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'journalEntry.share', version: 1, readerIds: [dana] })
})

test('a failed deletion says so and keeps the entry', async () => {
  const { user } = await openApp(
    address,
    { [opening]: () => ownEntry(), [events]: () => refusal(500, 'unexpected') },
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this entry?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText('Unable to delete')).toBeTruthy()
})

test('a text and a day are needed; what was typed outlives a refusal', async () => {
  const { sent, user } = await openApp(
    form,
    { [writing]: () => refusal(500, 'unexpected'), [readers]: () => choice },
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'Save entry' }))
  expect(screen.getByText('This field is required')).toBeTruthy()
  type('Text', 'A calm evening.')
  type('Day', '2026-11-18')
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  expect(await screen.findByText('The entry was not saved')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('A calm evening.')
  expect(sent.find(({ what }) => what === writing)?.body).toEqual({
    kind: 'entry',
    on: '2026-11-18',
    body: 'A calm evening.',
    files: [],
    place: null,
    deviceAt: null,
    readerIds: null,
  })
})

test('a child writes and is not offered a place', async () => {
  await openApp(form, {}, { person: 'creator', change: { standing: 'child' } })
  expect(await screen.findByLabelText('Moment')).toBeTruthy()
  expect(screen.queryByLabelText('Check-in')).toBeNull()
})

test('whoever looks on writes nothing', async () => {
  await openApp(form, {}, { person: 'viewing' })
  expect(await screen.findByText('View only')).toBeTruthy()
})

test('a change of a shared entry says that it is a new version', async () => {
  const { sent, user } = await openApp(
    `${address}?edit=1`,
    { [opening]: () => entry('creator'), [events]: () => refusal(409, 'changedSinceSeen') },
    { person: 'creator' },
  )
  expect(await screen.findByText('This entry is shared')).toBeTruthy()
  type('Text', 'She slept badly.')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Unable to Update Entry')).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toMatchObject({ type: 'journalEntry.edit', version: 2, body: 'She slept badly.' })
})

test('the report prints whole texts, and leads to the files', async () => {
  const { sent } = await openApp('/app/journal/report?from=2026-11-01&to=2026-11-20', {
    [list]: () => pageOf([line()]),
  })
  expect(await screen.findByText('Journal entry by Sam · Shared')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toContain('format=pdf')
  expect(sent.some(({ what }) => what === list)).toBe(true)
})

test('a report that cannot be made says so, and why', async () => {
  const { user } = await openApp('/app/journal/report?from=2026-11-01&to=2026-11-20', {
    [list]: () => pageOf([line()]),
    'GET /pub/v1/journal-report': () => refusal(429, 'paceExceeded'),
  })
  await user.click(await screen.findByRole('link', { name: 'Spreadsheet' }))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('Unable to Generate Report')
  expect(textContent).toContain('Refused: paceExceeded.')
})

test('check-ins and moments have lists of their own', async () => {
  const { user } = await openApp('/app/journal?kind=moment', { [list]: () => pageOf([line({ kind: 'moment' })]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Moments' })).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Kind:'), 'Check-ins')
  expect(await screen.findByRole('heading', { level: 1, name: 'Check-ins' })).toBeTruthy()
})

test('what was typed is there again after a reload: the text, the place and with whom it is shared', async () => {
  const { user } = await openApp(form, { [readers]: () => choice }, { person: 'creator' })
  await user.click(await screen.findByLabelText('Check-in'))
  await user.selectOptions(screen.getByLabelText('How precise'), 'typed')
  type('Place', 'Lincoln Park')
  await user.selectOptions(screen.getByLabelText('Who sees it'), 'people')
  await user.click(await screen.findByLabelText('Dana Reyes'))
  cleanup()
  await openApp(form, { [readers]: () => choice }, { person: 'creator' })
  expect((await screen.findByLabelText<HTMLInputElement>('Place')).value).toBe('Lincoln Park')
  expect((await screen.findByLabelText<HTMLInputElement>('Dana Reyes')).checked).toBe(true)
})

test('files that were uploaded before a reload are there again, are sent with the entry, and with no other one', async () => {
  const id = crypto.randomUUID()
  const stored = { name: 'coat.png', bytes: 2000, modified: 0, uploadId: null, id, type: 'image/png' }
  sessionStorage.setItem(`draft::journal new ${family(dana).id} files`, JSON.stringify([stored]))
  const { sent, user } = await openApp(form, { [writing]: () => ownEntry() }, { person: 'creator' })
  expect(await screen.findByText('coat.png')).toBeTruthy()
  type('Text', 'She slept well.')
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await vi.waitFor(() => expect(sent.find(({ what }) => what === writing)?.body).toMatchObject({ files: [id] }))
  await vi.waitFor(() => expect(sessionStorage.getItem(`draft::journal new ${family(dana).id} files`)).toBeNull())
})

test('what was typed about one family is not shown in another, and is there again in the first', async () => {
  const text = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Text')).value
  const stored = {
    name: 'coat.png',
    bytes: 2000,
    modified: 0,
    uploadId: null,
    id: crypto.randomUUID(),
    type: 'image/png',
  }
  sessionStorage.setItem(`draft::journal new ${family(dana).id} files`, JSON.stringify([stored]))
  await openApp(form, {}, { person: 'creator' })
  await screen.findByText('coat.png')
  type('Text', 'A calm evening.')
  cleanup()
  await openApp(form, {}, { person: 'creator', change: { id: '00000000-0000-4000-8000-000000000002' } })
  expect(await text()).toBe('')
  expect(screen.queryByText('coat.png')).toBeNull()
  cleanup()
  await openApp(form, {}, { person: 'creator' })
  expect(await text()).toBe('A calm evening.')
})

test('whoever is no longer offered is not among those with whom a restored entry is shared', async () => {
  const place = { precision: 'near', name: '' }
  const typed = { kind: 'entry', on: '2026-11-19', body: 'She slept well.', isShared: true, place }
  const to = [dana, '00000000-0000-4000-8000-0000000000ff']
  sessionStorage.setItem(`draft::journal new ${family(dana).id}`, JSON.stringify({ ...typed, to }))
  const answers = { [readers]: () => choice, [writing]: () => entry('creator') }
  const { sent, user } = await openApp(form, answers, { person: 'creator' })
  await screen.findByLabelText('Dana Reyes')
  await user.click(screen.getByRole('button', { name: 'Save and share' }))
  await vi.waitFor(() => expect(sent.find(({ what }) => what === writing)?.body).toMatchObject({ readerIds: [dana] }))
})
