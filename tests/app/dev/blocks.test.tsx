import { readdirSync, readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openInternal } from './internal.ts'

/** Reads the component names that begin the table rows of src/ui/README.md. */
const documented = readFileSync('src/ui/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''))

/** These have no appearance of their own: they style all components, announce what others show, or hold or delay others. */
const shownByOthers = new Set([
  'ThemeProvider',
  'useToast',
  'DialogFrame',
  'FadingScroller',
  'Floating',
  'HeldPlace',
  'InSlices',
  'Verbatim',
])
/** These exist only inside a table's frame. */
const partsOfTables = new Set(['Rows', 'TableRow', 'WaitingCell'])

/** Lists what screens import from src/ui; components begin with a capital, hooks and types do not count. */
const taken = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(app|features|login|routes)\/.*\.tsx$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/import \{([^}]*)\} from '#src\/ui\//g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  )

/** Each group loads by itself below a heading that is rendered at once. */
async function openBlocks() {
  const opened = await openInternal('/app/dev/ui')
  const contents = within(screen.getByRole('navigation', { name: 'Blocks' })).getAllByRole('link')
  const groups = contents.map(({ textContent }) => screen.getByRole('region', { name: textContent }))
  for (const group of groups) await within(group).findAllByRole('heading', { level: 3 }, { timeout: 10_000 })
  return { ...opened, groups }
}

test('every block that a screen uses is documented', () => {
  const blocks = new Set(taken.filter((name) => /^[A-Z]/.test(name)))
  expect(blocks.size).toBeGreaterThan(45)
  expect([...blocks].filter((name) => !documented.includes(name) && !partsOfTables.has(name))).toEqual([])
})

test('every block that is documented is on the page', async () => {
  await openBlocks()
  expect(documented.length).toBeGreaterThan(45)
  const names = screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent.split(/[ ,]+/))
  expect(documented.filter((name) => !names.includes(name) && !shownByOthers.has(name))).toEqual([])
})

test('every part that the contents name is there', async () => {
  const { groups } = await openBlocks()
  expect(groups).toHaveLength(13)
})

test('a button of each look is there in every state', async () => {
  await openBlocks()
  for (const variant of ['primary', 'secondary', 'tertiary', 'neutral', 'error', 'join', 'upgrades']) {
    const block = screen.getByRole('region', { name: `Button ${variant}` })
    expect([...block.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
      'small',
      'medium',
      'large',
      'pointer over it',
      'focus',
      'pressed',
      'disabled',
      'busy',
      'with icons',
      'long text',
    ])
    expect(block.querySelectorAll('button:disabled')).toHaveLength(1)
    expect(block.querySelectorAll('button[aria-busy=true]')).toHaveLength(1)
  }
})

test('colours are chosen on the page and kept', async () => {
  const { user } = await openBlocks()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'As the device' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('what is to be tried answers', async () => {
  const { user } = await openBlocks()
  await user.click(screen.getByRole('button', { name: 'Small dialog' }))
  expect(await screen.findByRole('dialog', { name: 'Decline this expense?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Say it in passing: Settled' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
})

test.each(['app', 'auth', 'public'])('the frame of %s opens as a page, and leads back', async (frame) => {
  await openInternal(`/app/dev/ui?frame=${frame}`)
  expect(await screen.findAllByRole('link', { name: 'Building blocks' })).toHaveLength(1)
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test('a question to answer says that it failed, and keeps what was typed', async () => {
  const { user } = await openBlocks()
  await user.click(screen.getByRole('button', { name: 'A question to answer: failing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this expense?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid twice')
  expect(dialog.getByRole('alert').textContent).toContain('That could not be saved.')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Paid twice')
})

test('of a thousand rows those near the window stand in the page', async () => {
  const { user } = await openBlocks()
  await user.click(screen.getByRole('button', { name: 'A table of 1000 rows' }))
  const table = await screen.findByRole('table', { name: 'A table of 1000 rows' })
  expect(table.getAttribute('aria-rowcount')).toBe('1001')
  expect(within(table).getAllByRole('row').length).toBeLessThan(200)
})
