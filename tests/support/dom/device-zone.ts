import { onTestFinished, vi } from 'vitest'

/** Puts the device into a zone until the test is over. */
export function deviceIn(timeZone: string): void {
  const own = { ...new Intl.DateTimeFormat('en').resolvedOptions(), timeZone }
  const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(own)
  onTestFinished(() => device.mockRestore())
}
