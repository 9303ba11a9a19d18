import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { MoveButton } from '../move/move-button.tsx'
import { DownloadButton } from '../report/download-button.tsx'
import type { Selection } from './use-selection.ts'

const Bar = chakra('div', { base: { px: 'u1.5', py: 'u1', borderBottomWidth: '1px' } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 'u1' },
})

type ListToolsProps = { selection: Selection; folder: string }

/** Selects messages and does something with those that are selected. Without any it says so. */
export function ListTools({ selection, folder }: ListToolsProps) {
  const { LL } = useI18nContext()
  const { list } = LL.messages
  const { may } = useViewer()
  const [nothing, setNothing] = useState(false)
  const { ids } = selection
  const count = ids.length
  return (
    <Bar role="group" aria-label={list.tools()}>
      <Line>
        <CheckboxField
          label={count > 0 ? list.selected({ count }) : list.selectAll()}
          checked={selection.isAll}
          onChange={() => {
            setNothing(false)
            selection.toggleAll()
          }}
        />
        <chakra.span display="flex" gap="u1">
          <MoveButton ids={ids} folder={folder} onMoved={selection.clear} onNothing={() => setNothing(true)} />
          {may('history.read') && <DownloadButton ids={ids} onNothing={() => setNothing(true)} />}
        </chakra.span>
      </Line>
      <FieldError id="selection-error">{nothing && count === 0 ? LL.errors.selectMessage() : undefined}</FieldError>
    </Bar>
  )
}
