import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

type DownloadButtonProps = {
  ids: readonly string[]
  /** The messages are this thread, which is downloaded whole. */
  thread?: { readonly id: string; readonly subject: string }
  /** Is called in place of the dialog while nothing is selected. */
  onNothing?: () => void
}

/** Downloads messages, which opens none of them. */
export function DownloadButton({ ids, thread, onNothing }: DownloadButtonProps) {
  const { list } = useI18nContext().LL.messages
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={IconDownload}
        onClick={() => (ids.length === 0 ? onNothing?.() : setOpen(true))}
      >
        {list.download()}
      </Button>
      <ReportDialog open={open} ids={thread ? ids.slice(0, 1) : ids} thread={thread} onClose={() => setOpen(false)} />
    </>
  )
}
