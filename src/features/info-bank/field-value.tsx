import { chakra } from '@chakra-ui/react/styled-system'
import { type InfoField, infoFields } from '#contract/info-bank/info-fields.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { valueText } from './info-bank-texts.ts'

const Way = chakra('a', {
  base: { color: 'brand.strong', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
})

/** A number is called and an address is written to by a press. */
export function FieldValue({ field, value }: { field: InfoField; value: string }) {
  const viewer = useViewer()
  const kind = infoFields[field]
  const text = valueText(field, value, viewer)
  if (kind === 'phone') return <Way href={`tel:${encodeURIComponent(value.replace(/\s/g, ''))}`}>{text}</Way>
  if (kind === 'email') return <Way href={`mailto:${encodeURIComponent(value)}`}>{text}</Way>
  return <Verbatim>{text}</Verbatim>
}
