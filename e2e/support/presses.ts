import type { Person } from './person.ts'

/** Counts the presses of a person from now on: a pointer that goes down, or Enter on a control. Typing is apart. */
export const countPresses = async ({ context, page }: Person): Promise<() => number> => {
  let count = 0
  await context.exposeFunction('countPress', () => {
    count += 1
  })
  const listen = () => {
    const press = () => void (window as Window & { countPress?: () => void }).countPress?.()
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', ({ key }) => key === 'Enter' && press(), true)
  }
  await context.addInitScript(listen)
  await page.evaluate(listen)
  return () => count
}
