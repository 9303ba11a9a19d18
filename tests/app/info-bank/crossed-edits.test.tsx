import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { draftKey } from '#src/app/shared/session/stored.ts'
import { children, family, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { address, entry, events, history, one, record } from './fixtures.ts'

/** Loads what the page loads late, so that a busy machine does not make the first test wait for it. */
beforeAll(() => import('#src/features/info-bank/info-form-page.tsx'))

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const textOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const penicillin = entry('creator', {
  version: 4,
  fields: { allergyTo: 'Peanuts and PENICILLIN', reaction: 'Severe' },
})

/** Opens the form as Sam; `put` is what the server has from then on. */
const edit = async (first: InfoEntryDto = entry('creator'), where = `${address}?edit=1`) => {
  let now = first
  const answers = {
    [one]: () => now,
    [record]: () => history,
    [events]: (body: unknown) => {
      const { version } = body as { version: number }
      return version === now.version
        ? { ...now, version: version + 1 }
        : refusal(409, 'changedSinceSeen', { item: now })
    },
  }
  const opened = await openApp(where, answers, { person: 'creator' })
  const put = async (later: InfoEntryDto) => {
    now = later
    await act(() => opened.app.queryClient.invalidateQueries({ queryKey: ['infoBank'] }))
  }
  return { ...opened, put }
}

test('what the other parent wrote meanwhile is said, and not taken back', async () => {
  const { user, sent, put } = await edit()
  await screen.findByLabelText('Notes (optional)')
  type('Notes (optional)', 'A pen in each bag.')
  await put(penicillin)
  expect(await screen.findByText('This changed while you were typing.')).toBeTruthy()
  expect(screen.getByText('Allergic to: Peanuts and PENICILLIN')).toBeTruthy()
  expect(textOf('Notes (optional)')).toBe('A pen in each bag.')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Unable to Update Entry')).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toMatchObject({ type: 'infoEntry.edit', version: 3 })
  expect(textOf('Allergic to')).toBe('Peanuts and PENICILLIN')
  expect(textOf('Notes (optional)')).toBe('A pen in each bag.')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(commandsIn(sent)).toHaveLength(2))
  expect(commandsIn(sent)[1]?.body).toMatchObject({
    version: 4,
    fields: { allergyTo: 'Peanuts and PENICILLIN', reaction: 'Severe' },
    notes: 'A pen in each bag.',
  })
})

test('after a reload an edit still has the version on which it began', async () => {
  await edit()
  await screen.findByLabelText('Notes (optional)')
  type('Notes (optional)', 'A pen in each bag.')
  cleanup()
  const { user, sent } = await edit(penicillin)
  expect(await screen.findByText('Allergic to: Peanuts and PENICILLIN')).toBeTruthy()
  expect(textOf('Notes (optional)')).toBe('A pen in each bag.')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Unable to Update Entry')).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toMatchObject({ version: 3 })
})

test('where both wrote the same field, what was typed stays and the other text is said', async () => {
  const { user, put } = await edit()
  await screen.findByLabelText('Allergic to')
  type('Allergic to', 'Peanuts and eggs')
  await put(penicillin)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(
    await screen.findByText(/^This changed while you were typing\..*Allergic to: Peanuts and PENICILLIN$/s),
  ).toBeTruthy()
  expect(textOf('Allergic to')).toBe('Peanuts and eggs')
})

test('Cancel discards what was typed', async () => {
  const { user, put } = await edit()
  await screen.findByLabelText('Allergic to')
  type('Allergic to', 'Peanuts, maybe')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await put(penicillin)
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Allergic to')).value).toBe('Peanuts and PENICILLIN')
  expect(screen.queryByText('This changed while you were typing.')).toBeNull()
})

test('a new entry that was begun in one family is not found in another', async () => {
  await openApp('/app/infobank/new', {}, { person: 'creator' })
  await screen.findByLabelText('Title')
  type('Title', 'Only for this family')
  cleanup()
  const { id } = family(sam)
  await openApp('/app/infobank/new', {}, { person: 'creator', change: { id: id.replace(/.$/, '9') } })
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('')
})

test('a restored draft is about nobody who is not offered', async () => {
  await openApp('/app/infobank/new', {}, { person: 'creator' })
  await screen.findByLabelText('Title')
  fireEvent.click(screen.getByLabelText('Mia'))
  fireEvent.click(screen.getByLabelText('Leo'))
  const key = draftKey(`infoBank new ${family(sam).id}`)
  expect(sessionStorage.getItem(key)).toContain(children.leo)
  cleanup()
  const own = family(sam).children.filter(({ id }) => id !== children.leo)
  await openApp('/app/infobank/new', {}, { person: 'creator', change: { children: own } })
  expect(await screen.findByLabelText('Mia')).toHaveProperty('checked', true)
  await waitFor(() => expect(sessionStorage.getItem(key)).not.toContain(children.leo))
})
