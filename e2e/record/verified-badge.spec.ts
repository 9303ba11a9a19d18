import { expect, test } from '../fixtures.ts'
import { recorded } from '../support/scene.ts'

for (const width of [320, 390])
  test(`the mark of a verified record stands whole on a screen of ${width} pixels`, async ({ world }) => {
    const { id } = await recorded(world)
    const { expense } = await world.as('other', { options: { viewport: { width, height: 800 } } })
    await expense.goto(id)
    await expense.verified.scrollIntoViewIfNeeded()
    const seen = await expense.verified.evaluate((mark) => {
      const range = document.createRange()
      range.selectNodeContents(mark)
      const words = range.getBoundingClientRect()
      const clips = [mark, mark.parentElement, mark.closest('section')].filter((one) => one !== null)
      return {
        isClipped: clips.some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0),
        left: words.left,
        right: words.right,
        lines: range.getClientRects().length,
      }
    })
    expect(seen).toMatchObject({ isClipped: false, lines: 1 })
    expect(seen.left).toBeGreaterThanOrEqual(16)
    expect(seen.right).toBeLessThanOrEqual(width - 16)
  })
