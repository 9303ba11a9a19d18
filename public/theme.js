// Before the first paint: the scheme this person chose, if they chose one (src/theme/color-scheme.ts).
try {
  const scheme = localStorage.getItem('theme')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
} catch {
  // Storage is closed to us: the device's own scheme holds.
}
