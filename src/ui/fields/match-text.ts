const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Says whether the text contains each typed word, ignoring accents and case: "jose m" finds "José María". */
export function matchesText(text: string, typed: string): boolean {
  const whole = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((part) => whole.includes(part))
}
