/** The text of a label. A label that has none is shown by its key, since an old entry may name one that is gone. */
export const labelIn = (labels: Readonly<Record<string, () => string>>, key: string): string => {
  const text = Object.hasOwn(labels, key) ? labels[key] : undefined
  return text ? text() : key
}
