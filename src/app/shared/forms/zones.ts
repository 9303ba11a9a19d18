/** Lists every time zone by place; adds one that is known because this browser may know it by another name. */
export function zonesWith(known: string): { readonly value: string; readonly label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', known])
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
