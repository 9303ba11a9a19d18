import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Makes a report of all messages, or of those of some days. */
export function ReportButton() {
  const { messages } = useI18nContext().LL
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.report()}
      </Button>
      <ReportDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
