import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CategoryDetailsDto } from '#contract/categories/categories.ts'
import { dana, family, general, medical, people } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = (n: number) => `00000000-0000-4000-8000-0000000000b${n}`
const category = (n: number, name: string, more: Partial<CategoryDetailsDto> = {}): CategoryDetailsDto => ({
  id: id(n),
  preset: null,
  name,
  description: null,
  creatorPercent: 60,
  offered: true,
  createdBy: dana,
  createdAt: '2026-11-01T12:00:00.000Z',
  inUseSince: null,
  ...more,
})
const preset: CategoryDetailsDto = {
  ...category(0, ''),
  id: general,
  preset: 'general',
  name: null,
  creatorPercent: 50,
  createdBy: null,
  createdAt: null,
}
const braces = category(1, 'Braces', { description: 'By the order of June' })
const school = category(2, 'School', { creatorPercent: 33.33, inUseSince: '2026-11-03T22:00:00.000Z' })

const list = 'GET /pub/v1/categories'
const add = 'POST /pub/v1/categories'
const open = (answers: Parameters<typeof openApp>[1] = {}, options: Parameters<typeof openApp>[2] = {}) =>
  openApp('/app/expenses/categories', { [list]: () => ({ items: [preset, braces, school] }), ...answers }, options)
const row = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('li')
  if (!found) throw new Error('no line')
  return within(found)
}
const dialog = async () => within(await screen.findByRole('dialog'))
const make = async () => screen.findByRole('button', { name: 'New category' })
const value = (form: Awaited<ReturnType<typeof dialog>>, label: string) =>
  form.getByLabelText<HTMLInputElement>(label).value
const first = 'Whoever paid covers (%)'
const second = 'The other parent covers (%)'

test('each split is said from both sides, by the first names of the two', async () => {
  await open()
  const own = await row('Braces')
  const groupOf = (when: string) => within(own.getByRole('group', { name: when }))
  expect(groupOf('When you add it').getByText('You 60%')).toBeTruthy()
  expect(groupOf('When you add it').getByText('Sam 40%')).toBeTruthy()
  expect(groupOf('When Sam adds it').getByText('Sam 60%')).toBeTruthy()
  expect(groupOf('When Sam adds it').getByText('You 40%')).toBeTruthy()
  expect((await row('General')).getByRole('group', { name: 'Whoever adds it' })).toBeTruthy()
})

test('one in use says since when, and offers another like it instead of being changed', async () => {
  const { user } = await open()
  const used = await row('School')
  expect(used.getByText('In use since Nov 3, 2026')).toBeTruthy()
  expect(used.queryByRole('button', { name: /Edit|Remove/ })).toBeNull()
  await user.click(used.getByRole('button', { name: 'Duplicate School' }))
  const form = await dialog()
  expect([value(form, 'Title'), value(form, first), value(form, second)]).toEqual(['', '33.33', '66.67'])
  expect((await row('General')).queryByRole('button')).toBeNull()
})

test('the second part follows the first until it is typed itself; both are sent as numbers, once', async () => {
  const made = category(3, 'Hockey')
  const { sent, user } = await open({ [add]: () => made })
  await user.click(await make())
  const form = await dialog()
  await user.type(form.getByLabelText('Title'), 'Hockey')
  await user.type(form.getByLabelText(first), '12.5')
  expect(value(form, second)).toBe('87.5')
  expect(form.getByText('Sam 87.5%')).toBeTruthy()
  await user.dblClick(form.getByRole('button', { name: 'Create category' }))
  expect(await screen.findByText('Hockey was added')).toBeTruthy()
  const posts = sent.filter(({ what }) => what === add)
  const body = { name: 'Hockey', description: null, creatorPercent: 12.5, otherPercent: 87.5 }
  expect(posts.map((post) => post.body)).toEqual([body])
})

test.each([
  ['Braces', '60', '40', 'You already have a category with this title. Choose another title.'],
  [' MEDICAL/dental ', '60', '40', 'You already have a category with this title. Choose another title.'],
  ['x'.repeat(51), '60', '40', 'Use at most 50 characters.'],
  ['Judo', '60', '39', 'The two shares must add up to 100%.'],
  ['Judo', '33.333', '66.667', 'Use at most two decimals.'],
  ['Judo', '101', '0', 'Enter a percentage from 0 to 100, such as 62.5.'],
  ['Judo', 'half', '50', 'Enter a percentage from 0 to 100, such as 62.5.'],
])('%s with %s and %s is refused before anything is sent', async (title, one, other, groupOf) => {
  const known = {
    categories: [braces, { ...preset, id: medical, preset: 'medicalDental' }],
  }
  const { sent, user } = await open({}, { change: known })
  await user.click(await make())
  const form = await dialog()
  await user.click(form.getByLabelText('Title'))
  await user.paste(title)
  await user.type(form.getByLabelText(first), one)
  await user.clear(form.getByLabelText(second))
  await user.type(form.getByLabelText(second), other)
  await user.click(form.getByRole('button', { name: 'Create category' }))
  expect((await form.findAllByText(groupOf)).length).toBeGreaterThan(0)
  expect(sent.some(({ what }) => what === add)).toBe(false)
})

test('changed by the other parent meanwhile: it says to what, and the next press answers to that', async () => {
  const now = category(4, 'Braces', { creatorPercent: 70 })
  const put = (n: number) => `PUT /pub/v1/categories/${id(n)}`
  const { sent, user } = await open({
    [put(1)]: () => refusal(409, 'changedSinceSeen', { item: now }),
    [put(4)]: () => category(5, 'Braces', { creatorPercent: 55 }),
  })
  await user.click((await row('Braces')).getByRole('button', { name: 'Edit Braces' }))
  const form = await dialog()
  await user.clear(form.getByLabelText(first))
  await user.type(form.getByLabelText(first), '55')
  await user.clear(form.getByLabelText(second))
  await user.type(form.getByLabelText(second), '45')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toContain('When you add it: You 70%, Sam 30%')
  expect(value(form, first)).toBe('55')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Braces was changed')).toBeTruthy()
  expect(sent.filter(({ what }) => what.startsWith('PUT')).map(({ what }) => what)).toEqual([put(1), put(4)])
})

test('used by an expense meanwhile: what was typed can become a new one, under another title', async () => {
  const { sent, user } = await open({
    [`PUT /pub/v1/categories/${braces.id}`]: () => refusal(409, 'categoryInUse', { item: braces }),
    [add]: () => category(6, 'Braces, new'),
  })
  await user.click((await row('Braces')).getByRole('button', { name: 'Edit Braces' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toContain('This category is in use now')
  await user.type(form.getByLabelText('Title'), ', new')
  await user.click(form.getByRole('button', { name: 'Save it as a new category' }))
  await vi.waitFor(() => expect(sent.find(({ what }) => what === add)?.body).toMatchObject({ name: 'Braces, new' }))
})

test('a removal is asked for in words', async () => {
  const { sent, user } = await open({
    [`DELETE /pub/v1/categories/${braces.id}`]: () => new Response(null, { status: 204 }),
  })
  await user.click((await row('Braces')).getByRole('button', { name: 'Remove Braces' }))
  const form = await dialog()
  expect(form.getByText('This cannot be undone.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Braces was removed')).toBeTruthy()
  expect(sent.filter(({ what }) => what.startsWith('DELETE'))).toHaveLength(1)
})

test('a removal that fails says that it was not deleted, and why', async () => {
  const { user } = await open({
    [`DELETE /pub/v1/categories/${braces.id}`]: () => refusal(409, 'categoryInUse', { item: braces }),
  })
  await user.click((await row('Braces')).getByRole('button', { name: 'Remove Braces' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Remove' }))
  expect((await form.findByRole('alert')).textContent).toBe(
    'Unable to deleteBraces was not removed. Refused: categoryInUse.',
  )
})

test('who looks on reads names instead of "you", and presses nothing', async () => {
  await open({}, { person: 'viewing' })
  expect((await row('Braces')).getByRole('group', { name: 'When Dana adds it' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /New|Edit|Remove/ })).toBeNull()
})

test('a child account is told that this is for the parents, and nothing is asked for', async () => {
  const { sent } = await open({}, { change: { standing: 'child' } })
  expect(await screen.findByText('Expenses are for parents')).toBeTruthy()
  expect(sent.some(({ what }) => what === list)).toBe(false)
})

test('while it loads, and when it cannot be loaded', async () => {
  let well = false
  const { user } = await open({ [list]: () => (well ? { items: [preset, braces] } : refusal(403, 'notAllowed')) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  well = true
  await user.click(retry)
  await row('Braces')
})

test('made in the midst of an expense, it is chosen, and what was typed stays', async () => {
  const made = category(7, 'Skating')
  const known = [{ ...preset }] as CategoryDetailsDto[]
  const { user } = await openApp(
    '/app/expenses/new',
    {
      [add]: () => {
        known.push(made)
        return made
      },
      'GET /pub/v1/family': () => ({ ...family(people.creator.viewpoint), categories: [...known] }),
    },
    { person: 'creator' },
  )
  await user.type(await screen.findByLabelText('Expense name'), 'Skates')
  await user.click(screen.getByLabelText('Mia'))
  await user.click(await make())
  const form = await dialog()
  await user.type(form.getByLabelText('Title'), 'Skating')
  await user.type(form.getByLabelText(first), '60')
  await user.click(form.getByRole('button', { name: 'Create category' }))
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe(made.id))
  expect(screen.getByLabelText<HTMLInputElement>('Expense name').value).toBe('Skates')
  expect(screen.getByLabelText<HTMLInputElement>('Mia').checked).toBe(true)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Category')))
})
