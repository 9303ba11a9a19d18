/** Lists the schemes a person may choose; `auto` follows the device. */
export type ColorScheme = 'auto' | 'light' | 'dark'

/** src/early/theme.ts reads the same key before the first paint. */
const key = 'theme'

export function chosenScheme(): ColorScheme {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

export function chooseScheme(scheme: ColorScheme): void {
  if (scheme === 'auto') {
    localStorage.removeItem(key)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(key, scheme)
    document.documentElement.dataset.theme = scheme
  }
}
