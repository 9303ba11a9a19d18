import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreSecondTaps } from '#src/app/shared/second-taps.ts'

let pressed: string[]
let listeners: AbortController
beforeEach(() => {
  pressed = []
  listeners = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) =>
    add(type, listener as EventListener, { ...(options as object), signal: listeners.signal }),
  )
  Object.defineProperty(document, 'elementFromPoint', {
    configurable: true,
    value: () => document.body.firstElementChild,
  })
  ignoreSecondTaps()
})
afterEach(() => {
  listeners.abort()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'elementFromPoint')
  document.body.replaceChildren()
})

/** Puts a button in the place of all that is there. */
const place = (name: string): HTMLButtonElement => {
  const button = document.createElement('button')
  button.addEventListener('click', () => pressed.push(name))
  document.body.replaceChildren(button)
  return button
}

type Tap = { readonly at: number; readonly x?: number; readonly pointerType?: string; readonly detail?: number }
const tap = (target: Element, { at, x = 100, pointerType = 'touch', detail = 1 }: Tap) => {
  const given = { bubbles: true, cancelable: true, clientX: x, clientY: 200 }
  const down = Object.assign(new MouseEvent('pointerdown', given), { pointerType })
  const click = new MouseEvent('click', { ...given, detail })
  for (const event of [down, click]) {
    Object.defineProperty(event, 'timeStamp', { value: at })
    target.dispatchEvent(event)
  }
}

test('a second tap where a button was does nothing, and one after a moment does', () => {
  tap(place('confirm'), { at: 1_000 })
  const below = place('below')
  tap(below, { at: 1_250 })
  tap(below, { at: 1_500 })
  expect(pressed).toEqual(['confirm'])
  tap(below, { at: 2_200 })
  expect(pressed).toEqual(['confirm', 'below'])
})

test('the same button may be pressed quickly, and so may another one beside it', () => {
  const next = place('next')
  tap(next, { at: 1_000 })
  tap(next, { at: 1_200 })
  const other = place('other')
  tap(other, { at: 1_300, x: 180 })
  expect(pressed).toEqual(['next', 'next', 'other'])
})

test('with a mouse a double click counts, and two clicks do not', () => {
  tap(place('confirm'), { at: 1_000, pointerType: 'mouse' })
  const below = place('below')
  tap(below, { at: 1_200, pointerType: 'mouse', detail: 2 })
  expect(pressed).toEqual(['confirm'])
  tap(below, { at: 1_400, pointerType: 'mouse' })
  expect(pressed).toEqual(['confirm', 'below'])
})

test('the keyboard is never held up', () => {
  tap(place('confirm'), { at: 1_000 })
  const below = place('below')
  tap(below, { at: 1_100 })
  below.click()
  expect(pressed).toEqual(['confirm', 'below'])
})
