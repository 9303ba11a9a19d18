import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { address, entry, entryId, events, history, kept, list, one, record, writing } from './fixtures.ts'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const page = '/app/infobank'
const form = '/app/infobank/new'
const shown = { [one]: () => entry('creator'), [record]: () => history }

test('entries stand under each of their sections, with who changed them last', async () => {
  const both = entry('creator', { sections: ['health', 'emergency'] })
  await openApp(page, { [list]: () => ({ items: [both, kept()] }) }, { person: 'creator' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Health' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Emergency' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Allergies' })).toHaveLength(2)
  expect(screen.getAllByText('Changed by Dana Nov 3, 2026 · 1 earlier version')).toHaveLength(2)
  expect(screen.getByText(/^1 private entry\. If you share one, Dana sees it/)).toBeTruthy()
})

test('a person is chosen and words are searched for, in the address', async () => {
  const leos = kept({ childIds: [children.leo] })
  const { user } = await openApp(page, { [list]: () => ({ items: [entry('creator'), leos] }) }, { person: 'creator' })
  await user.click(await screen.findByLabelText('Leo'))
  await screen.findByRole('link', { name: 'Emergency card' })
  // One leads there from the head of the page, one from the card beside the entries.
  const cards = screen.getAllByRole('link', { name: /emergency card|open/i }).map((link) => link.getAttribute('href'))
  expect(cards.filter((href) => href?.startsWith('/app/infobank/card'))).toEqual(
    Array(2).fill(`/app/infobank/card?child=${children.leo}`),
  )
  expect(screen.queryByRole('link', { name: 'Allergies' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Coat size' })).toBeTruthy()
  await user.click(screen.getByLabelText('Everyone'))
  expect(await screen.findByRole('link', { name: 'Allergies' })).toBeTruthy()
  type('Search the Info Bank', 'peanut')
  expect(screen.queryByRole('link', { name: 'Coat size' })).toBeNull()
  type('Search the Info Bank', 'nothing of the kind')
  await user.click(await screen.findByRole('button', { name: 'Show everything' }))
  expect(await screen.findByRole('link', { name: 'Coat size' })).toBeTruthy()
})

test('a report that cannot be made says so, and why', async () => {
  const { user } = await openApp(page, {
    [list]: () => ({ items: [entry('other')] }),
    'GET /pub/v1/info-bank-report': () => refusal(503, 'recordKeyMissing'),
  })
  await user.click(await screen.findByRole('link', { name: 'PDF' }))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('Unable to Generate Report')
  expect(textContent).toContain('Refused: recordKeyMissing.')
})

test('an empty Info Bank says what to do first', async () => {
  await openApp(page, { [list]: () => ({ items: [] }) })
  expect(await screen.findByText('The Info Bank is empty')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Add entry' })).toHaveLength(1)
})

test('an Info Bank that cannot be loaded offers another try', async () => {
  await openApp(page, { [list]: () => refusal(403, 'notAllowed') })
  expect(await screen.findByText('The Info Bank could not be loaded')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('whoever looks on adds nothing', async () => {
  await openApp(page, { [list]: () => ({ items: [entry('viewing')] }) }, { person: 'viewing' })
  expect(await screen.findByRole('link', { name: 'Allergies' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add entry' })).toBeNull()
})

test('a child is not led to the Info Bank', async () => {
  await openApp('/app/calendar', {}, { person: 'creator', change: { standing: 'child' } })
  expect((await screen.findAllByRole('link', { name: 'Calendar' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Info Bank' })).toBeNull()
})

test('an entry shows each change with before and after', async () => {
  await openApp(address, shown, { person: 'creator' })
  expect(await screen.findByText('Both parents see this entry, and either can bring it up to date.')).toBeTruthy()
  expect(await screen.findByText('Dana changed it')).toBeTruthy()
  expect(screen.getByText('Before: Nuts')).toBeTruthy()
  expect(screen.getByText('After: Peanuts')).toBeTruthy()
  expect(screen.getByText('Before: nothing')).toBeTruthy()
  expect(screen.getByText('You added it')).toBeTruthy()
})

test('the other parent changes what is about a child, and removes nothing', async () => {
  await openApp(address, { ...shown, [one]: () => entry('other') })
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('what a parent shares of themselves the other one only reads', async () => {
  const about = { childIds: [], parentId: sam, facts: { concerns: 'author' as const } }
  await openApp(address, { ...shown, [one]: () => entry('other', about) })
  expect(
    await screen.findByText('Both parents see this entry. It is about Sam, so only Sam can change it.'),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('what is about the other parent is not shared', async () => {
  const about = { childIds: [], parentId: dana, facts: { concerns: 'other' as const } }
  await openApp(address, { ...shown, [one]: () => kept({ id: entryId, ...about }) }, { person: 'creator' })
  expect(
    await screen.findByText('Only you see this entry. Only Dana can share something about themselves.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('an entry is shared after a warning', async () => {
  const { sent, user } = await openApp(
    address,
    { ...shown, [one]: () => kept({ id: entryId }), [events]: () => entry('creator') },
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this entry' }))
  expect(dialog.getByText('A shared entry cannot be made private again.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('The entry is now shared.')).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'infoEntry.share', version: 3 })
})

test('a failed removal says so', async () => {
  const { user } = await openApp(
    address,
    { ...shown, [events]: () => refusal(500, 'unexpected') },
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this entry?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByText('Unable to delete')).toBeTruthy()
})

test('an entry that is not there says so', async () => {
  await openApp(address, { [one]: () => refusal(404, 'notFound') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })).toBeTruthy()
})

test('sections bring their fields; what was typed outlives a refusal', async () => {
  const { sent, user } = await openApp(form, { [writing]: () => refusal(500, 'unexpected') }, { person: 'creator' })
  await user.click(await screen.findByRole('button', { name: 'Save and share' }))
  expect(screen.getAllByText('This field is required')).toHaveLength(3)
  type('Title', 'Pediatrician')
  await user.click(screen.getByLabelText('Mia'))
  await user.click(screen.getByLabelText('Leo'))
  await user.click(screen.getByLabelText('Sizes'))
  type('Shoes', '36')
  await user.click(screen.getByLabelText('Sizes'))
  await user.click(screen.getByLabelText('Doctors'))
  type('Phone', '(212) 555-0142')
  await user.click(screen.getByRole('button', { name: 'Save and share' }))
  expect(await screen.findByText('The entry was not saved')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(212) 555-0142')
  expect(sent.find(({ what }) => what === writing)?.body).toEqual({
    title: 'Pediatrician',
    sections: ['doctors'],
    childIds: [children.mia, children.leo],
    parentId: null,
    emergency: false,
    fields: { phone: '(212) 555-0142' },
    notes: '',
    files: [],
    shared: true,
  })
})

test('an entry is about children or one parent; about the other parent it stays private', async () => {
  const { sent, user } = await openApp(form, { [writing]: () => kept() }, { person: 'creator' })
  await screen.findByLabelText('Title')
  type('Title', 'Birthday')
  await user.click(screen.getByLabelText('Mia'))
  await user.click(screen.getByLabelText('Dana'))
  expect(screen.getByLabelText<HTMLInputElement>('Mia').checked).toBe(false)
  expect(screen.getByText(/^You can’t share something about the other parent/)).toBeTruthy()
  await user.click(screen.getByLabelText('Contacts'))
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  expect(sent.find(({ what }) => what === writing)?.body).toMatchObject({ parentId: dana, childIds: [], shared: false })
})

test('a change that crossed another one says so and keeps what was typed', async () => {
  const { user } = await openApp(
    `${address}?edit=1`,
    { ...shown, [events]: () => refusal(409, 'changedSinceSeen') },
    { person: 'creator' },
  )
  expect(await screen.findByText('Both parents see this change, and what it said before.')).toBeTruthy()
  type('Allergic to', 'Peanuts, penicillin')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Unable to Update Entry')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Allergic to').value).toBe('Peanuts, penicillin')
})

test('the emergency card has what is shared for emergencies, of parents what they share of themselves', async () => {
  const sams = entry('other', {
    id: crypto.randomUUID(),
    title: 'Sam at work',
    sections: ['contacts'],
    childIds: [],
    parentId: sam,
    fields: { phone: '(212) 555-0100' },
    notes: null,
  })
  const items = [entry('other'), sams, kept({ title: 'Secret', emergency: true, fields: { coat: '999' } })]
  await openApp('/app/infobank/card', { [list]: () => ({ items }), 'GET /pub/v1/children': () => ({ items: [] }) })
  expect(await screen.findByRole('heading', { level: 2, name: 'Mia' })).toBeTruthy()
  expect(screen.getByText('Carries a pen in the school bag.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '(212) 555-0100' }).getAttribute('href')).toContain('tel:')
  expect(screen.getByText('Shares nothing here.')).toBeTruthy()
  expect(screen.queryByText(/999/)).toBeNull()
})

test('the address book has everybody who can be reached, by name', async () => {
  const doctor = (contactName: string, phone: string) =>
    entry('other', { id: crypto.randomUUID(), sections: ['doctors'], fields: { contactName, phone } })
  const items = [doctor('Ruth Alvarez', '555-0142'), doctor('Ben Adler', '555-0199'), kept()]
  await openApp('/app/infobank/book', { [list]: () => ({ items }) })
  const names = await screen.findAllByRole('heading', { level: 2 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Ben Adler', 'Ruth Alvarez'])
  expect(screen.queryByText('Coat size')).toBeNull()
})
