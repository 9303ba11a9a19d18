import type { BrowserContext } from '@playwright/test'

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1983): a key of somebody who does not type for a living,
 * and for each field, button or link a thought and a movement of the hand to it.
 */
const seconds = { key: 0.28, place: 1.35 + 1.1 } as const
type Kind = keyof typeof seconds

/** Reports what somebody types, and each field, button and link that they go to. */
const listen = () => {
  const lengths = new WeakMap<EventTarget, number>()
  const report = (kind: string, times: number) => Reflect.get(window, 'spendTime')(kind, times)
  const isTyped = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))
  addEventListener('focusin', ({ target }) => isTyped(target) && report('place', 1), true)
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && report('place', 2), true)
  addEventListener('click', ({ target }) => !isTyped(target) && report('place', 1), true)
  const typed = ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) || !isTyped(target)) return
    report('key', Math.max(1, Math.abs(target.value.length - (lengths.get(target) ?? 0))))
    lengths.set(target, target.value.length)
  }
  addEventListener('input', typed, true)
}

/** Estimates how many seconds a person would need for what a test does in a browser, without the time to read. */
export const personTimeIn = async (context: BrowserContext): Promise<() => number> => {
  let spent = 0
  await context.exposeFunction('spendTime', (kind: Kind, times: number) => {
    spent += seconds[kind] * times
  })
  await context.addInitScript(listen)
  return () => spent
}
