/** The computed key is typed by its literal, which TypeScript would widen to `string`. */
export const keyed = <Key extends string, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>
