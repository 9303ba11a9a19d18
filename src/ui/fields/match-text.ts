const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether each word that was typed is somewhere in the text, whatever its accents and case: "jose m" finds "José María". */
export function matchesText(text: string, typed: string): boolean {
  const whole = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((part) => whole.includes(part))
}
