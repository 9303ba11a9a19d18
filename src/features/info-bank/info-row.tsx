import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import type { InfoField } from '#contract/info-bank/info-fields.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import type { Labels } from '../feature.ts'
import { aboutText, changedText, filledFields, valueText } from './info-bank-texts.ts'

const Base = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 2fr) minmax(0, 5fr) 7rem',
    },
    gridTemplateAreas: { base: '"title chip" "text text"', md: '"title text chip"' },
    columnGap: 'u2',
    rowGap: 'u0.5',
    alignItems: 'start',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    borderTopWidth: '1px',
    '&:has(a:hover)': { bg: 'bg.hover' },
  },
})
/** The whole row is the link's target, while the link's name stays its title. */
const Title = chakra('h3', {
  base: {
    gridArea: 'title',
    textStyle: 'strong',
    overflowWrap: 'anywhere',
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
  },
})
const Quiet = chakra('span', { base: { display: 'block', textStyle: 'secondary', color: 'fg.3' } })
const Line = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } })

/** These fields say by themselves what they are. */
const plain: readonly InfoField[] = [
  'allergyTo',
  'condition',
  'school',
  'contactName',
  'phone',
  'otherPhone',
  'email',
  'address',
  'insurer',
  'institution',
  'community',
  'instructions',
  'customs',
]

/** Shows an entry in a few lines, with who changed it last. */
export function InfoRow({ entry }: { entry: InfoEntryDto }) {
  const { LL } = useI18nContext()
  const { list, field, line, label } = LL.infoBank
  const labels: Labels = label
  const viewer = useViewer()
  const { id, title, emergency, status, edition, notes, files } = entry
  const values = filledFields(entry).map(({ field: name, value }) => {
    const text = valueText(name, value, viewer)
    return plain.includes(name) ? text : line({ label: field[name](), value: text })
  })
  const rest = [values.slice(2).join(' · '), notes, files.map((file) => file.name).join(' · ')].filter(Boolean)
  const changed = edition > 1 && [changedText(entry, viewer, LL), list.earlier({ count: edition - 1 })].join(' · ')
  return (
    <Base>
      <Title>
        <Verbatim>
          <Link to="/infobank/$id" params={{ id }}>
            {title}
          </Link>
        </Verbatim>
        <Quiet fontWeight="normal">{aboutText(entry, viewer)}</Quiet>
      </Title>
      <chakra.div gridArea="text" minW="0">
        <Verbatim>
          {values.length > 0 && <Line>{values.slice(0, 2).join(' · ')}</Line>}
          {rest.map((text) => (
            <Line key={text} textStyle="secondary" color="fg.2" lineClamp="3">
              {text}
            </Line>
          ))}
        </Verbatim>
        {changed && <Quiet mt="u0.5">{changed}</Quiet>}
      </chakra.div>
      <chakra.div gridArea="chip" justifySelf="end">
        {emergency ? (
          <Chip tone="problem">{list.emergency()}</Chip>
        ) : (
          <Chip tone={entry.sharedAt === null ? 'bank' : 'waiting'}>{labels[status]?.()}</Chip>
        )}
        {emergency && entry.sharedAt === null && <Quiet textAlign="end">{labels[status]?.()}</Quiet>}
      </chakra.div>
    </Base>
  )
}
