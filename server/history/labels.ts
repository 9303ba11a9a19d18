/** Looks up the text of a label. One without a text is shown by its key, since an old entry may name a label that is gone. */
export const labelIn = (labels: Readonly<Record<string, () => string>>, key: string): string => {
  const text = Object.hasOwn(labels, key) ? labels[key] : undefined
  return text ? text() : key
}
