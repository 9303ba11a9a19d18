import type { FieldText } from './field.tsx'

/** What belongs to the field round a control, and what belongs to the control itself. */
export function splitField<P extends FieldText & { id?: string | undefined }>(props: P) {
  const { label, hint, error, required, optionalText, hideLabel, id, ...control } = props
  return [{ label, hint, error, required, optionalText, hideLabel, id }, control] as const
}
