import type { FieldText } from './field.tsx'

/** Separates the props of the field from those of its control. */
export function splitField<P extends FieldText & { id?: string | undefined }>(props: P) {
  const { label, hint, error, required, optionalText, hideLabel, id, ...control } = props
  return [{ label, hint, error, required, optionalText, hideLabel, id }, control] as const
}
