import { type InfoField, infoFields } from '#contract/info-bank/info-fields.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { valueText } from './info-bank-texts.ts'

/** A number is called and an address is written to by a press. */
export function FieldValue({ field, value }: { field: InfoField; value: string }) {
  const viewer = useViewer()
  const kind = infoFields[field]
  const text = valueText(field, value, viewer)
  if (kind === 'phone') return <a href={`tel:${encodeURIComponent(value.replace(/\s/g, ''))}`}>{text}</a>
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{text}</a>
  return <Verbatim>{text}</Verbatim>
}
