import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'

// biome-ignore lint/a11y/useAnchorContent: the block adds the text
const to = (href: string) => <a href={href} />
const steps = [
  { key: 'you', label: 'About you', link: to('/app/setup/you') },
  { key: 'children', label: 'Your children' },
  { key: 'security', label: 'Security', link: to('/app/setup/security') },
]
const states = { done: 'Done', present: 'Now', next: 'Next' }

const open = (current: number) => {
  render(
    <ThemeProvider>
      <Stepper label="Setting up" steps={steps} current={current} states={states} />
    </ThemeProvider>,
  )
  return screen.getAllByRole('listitem')
}

test('each step says aloud whether it is done, present or to come', () => {
  const items = open(1)
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Done: About you',
    '2Now: 2/3 Your children',
    '3Next: Security',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a step leads wherever it was reached, and the present one does not', () => {
  open(1)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['About you', 'Security'])
})

test('when all is done nothing is present', () => {
  expect(open(3).some((item) => item.hasAttribute('aria-current'))).toBe(false)
})

test('a time is typed on the browser’s own clock and carries its hint and error', () => {
  render(
    <ThemeProvider>
      <TimeField label="Handover" hint="In your own zone" error="Choose a time" defaultValue="17:30" />
    </ThemeProvider>,
  )
  const field = screen.getByLabelText('Handover')
  expect([field.getAttribute('type'), field.getAttribute('aria-invalid')]).toEqual(['time', 'true'])
  expect(field).toHaveProperty('value', '17:30')
})
