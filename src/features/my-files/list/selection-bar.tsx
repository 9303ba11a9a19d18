import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFileSummaryDto, MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { MoveDialog } from '../dialogs/move-dialog.tsx'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1',
    flexWrap: 'wrap',
    px: 'u2',
    py: 'u1',
    bg: 'brand.tint',
    borderBottomWidth: '1px',
  },
})

/** One address names so many files at most. */
const { atOnce: most } = limits.myFiles

type SelectionBarProps = {
  files: readonly MyFileSummaryDto[]
  folders: readonly MyFolderDto[]
  onDone: () => void
}

/** Moves the selected files, or downloads those that the viewer may read as one zip, which has all of them or is not offered. */
export function SelectionBar({ files, folders, onDone }: SelectionBarProps) {
  const { selected } = useI18nContext().LL.myFiles
  const viewer = useViewer()
  const [moving, setMoving] = useState(false)
  const given = files.filter(({ fileId }) => fileId !== null).map(({ id }) => id)
  const isOwn = viewer.may('file.add') && files.every(({ ownerId }) => viewer.isYou(ownerId))
  const count = selected.count({ count: files.length })
  return (
    <Bar role="group" aria-label={count}>
      <chakra.span textStyle="strong" flex="1">
        {count}
      </chakra.span>
      {isOwn && (
        <Button size="small" variant="secondary" onClick={() => setMoving(true)}>
          {selected.move()}
        </Button>
      )}
      {given.length > most && (
        <chakra.span textStyle="secondary">{selected.tooMany({ count: viewer.count(most) })}</chakra.span>
      )}
      {given.length > 0 && given.length <= most && (
        <ReportLinks
          path={myFileRoutes.zip.path}
          selection={{ ids: given.join() }}
          size="small"
          ways={[{ label: selected.download(), variant: 'secondary' }]}
          failed={selected.notDownloaded()}
        />
      )}
      <Button size="small" variant="tertiary" onClick={onDone}>
        {selected.clear()}
      </Button>
      {moving && (
        <MoveDialog
          files={files.map(({ id }) => id)}
          moved={[]}
          folders={folders}
          onMoved={onDone}
          onClose={() => setMoving(false)}
        />
      )}
    </Bar>
  )
}
