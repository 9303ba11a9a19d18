/** Lasts longer than the pause inside a double tap. */
const pause = 600
/** A finger does not come down twice on the same pixel. */
const reach = 32

const pressable = 'a, button, input, select, textarea, label, summary, [role=button], [role=menuitem], [role=tab]'

/** Describes a press: its element, its place and its time. */
type Press = { readonly on: Element; readonly x: number; readonly y: number; at: number }

const pressedAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(pressable) : null

/** Tells whether what was pressed is still where it was. */
const isThere = ({ on, x, y }: Press): boolean => pressedAt(document.elementFromPoint(x, y)) === on

/**
 * Makes the second tap of a double tap do nothing where the first one has taken away what it pressed: a dialog that closes,
 * a menu that opens or a page that follows puts something else under the finger, for which the tap was not meant. With a
 * mouse only what the browser counts as a double click is such a tap.
 */
export function ignoreSecondTaps(): void {
  let last: Press | null = null
  let isSecond = false
  let isMouse = false
  const down = (event: PointerEvent) => {
    const { clientX: x, clientY: y, timeStamp } = event
    isMouse = event.pointerType === 'mouse'
    isSecond =
      last !== null && timeStamp - last.at < pause && Math.hypot(x - last.x, y - last.y) < reach && !isThere(last)
    if (isSecond) return
    const on = pressedAt(event.target)
    last = on && { on, x, y, at: timeStamp }
  }
  const click = (event: MouseEvent) => {
    // The keyboard presses without a place, and counts no clicks.
    if (event.detail === 0) return
    if (last) last.at = event.timeStamp
    if (!isSecond || (isMouse && event.detail < 2)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', down, { capture: true })
  addEventListener('click', click, { capture: true })
}
