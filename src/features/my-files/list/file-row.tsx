import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { MyFileSummaryDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { iconOf } from '../kind.ts'
import { myFileChart } from '../my-file.chart.ts'
import { namesOf } from '../people.ts'
import type { MyFilesSearch } from '../search.ts'

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', ps: 'u1', '& > :last-child': { flex: '1', minW: '0' } },
  variants: { selected: { true: { bg: 'bg.hover' } } },
})

type FileRowProps = {
  file: MyFileSummaryDto
  search: MyFilesSearch
  selected: boolean
  /** Undefined for whoever selects nothing. */
  onToggle: (() => void) | undefined
}

/** One file of a list. A press on it opens its details. */
export function FileRow({ file, search, selected, onToggle }: FileRowProps) {
  const { LL, locale } = useI18nContext()
  const { label, list } = LL.myFiles
  const viewer = useViewer()
  const { id, name, type, bytes, status, createdAt, ownerId } = file
  const about = [
    sizeText(bytes, locale),
    viewer.instant(createdAt),
    ...(search.of === 'others' ? [list.from({ name: namesOf(viewer, [ownerId]) })] : []),
  ]
  return (
    <Item selected={selected}>
      {onToggle && (
        <CheckboxField
          checked={selected}
          onChange={onToggle}
          label={<VisuallyHidden>{list.select({ name })}</VisuallyHidden>}
        />
      )}
      <Row
        icon={iconOf(type)}
        title={name}
        named
        secondary={about.join(' · ')}
        chip={<Chip tone={myFileChart(file).tone}>{label[status]()}</Chip>}
        link={<Link to="/my-files" search={{ ...search, file: id }} />}
      />
    </Item>
  )
}
