import { afterEach, expect, test } from 'vitest'
import { chooseScheme, chosenScheme } from '#src/theme/color-scheme.ts'

const root = document.documentElement
afterEach(() => chooseScheme('auto'))

test('nobody has chosen: the device decides', () => {
  expect(chosenScheme()).toBe('auto')
  expect(root.dataset.theme).toBeUndefined()
})

test('a choice holds at once and is remembered', () => {
  chooseScheme('dark')
  expect(root.dataset.theme).toBe('dark')
  expect(chosenScheme()).toBe('dark')
})

test('going back to the device leaves nothing behind', () => {
  chooseScheme('light')
  chooseScheme('auto')
  expect(root.dataset.theme).toBeUndefined()
  expect(chosenScheme()).toBe('auto')
  expect(localStorage.length).toBe(0)
})

test('what was stored by anything else is no choice', () => {
  localStorage.setItem('theme', 'purple')
  expect(chosenScheme()).toBe('auto')
})
