/** Applies the colour scheme that the person chose on this device (src/theme/color-scheme.ts), before the first paint. */
export function applyScheme(): void {
  try {
    const scheme = localStorage.getItem('theme')
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
  } catch {
    // The browser denies storage, so the device's own scheme applies.
  }
}
