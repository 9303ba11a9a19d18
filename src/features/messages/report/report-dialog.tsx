import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs'
import { useState } from 'react'
import { messageReportRoutes } from '#contract/messages/message-report.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { AttorneyButton } from './attorney-button.tsx'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u1.5', mt: 'u2' } })
const Days = chakra('div', {
  base: { display: 'grid', gap: 'u1.5', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
})

type ReportDialogProps = {
  /** The selected messages; without them, days are chosen. */
  ids?: readonly string[]
  /** The messages are this thread, which can be handed on as well. */
  thread?: { readonly id: string; readonly subject: string } | undefined
  onClose: () => void
}

/** Offers threads as a PDF that carries the signed record, or as that record alone. It opens nothing. */
export function ReportDialog({ ids, thread, onClose }: ReportDialogProps) {
  const { LL } = useI18nContext()
  const { reportForm: texts } = LL.messages
  const { today } = useViewer()
  const [days, setDays] = useState({ from: '', to: '' })
  const [only, setOnly] = useState(false)
  const wrong = days.from !== '' && days.to !== '' && days.to < days.from
  const isPart = (ids !== undefined && !thread) || days.from !== '' || days.to !== ''
  const selected = ids && (thread ? texts.thread() : texts.selected({ count: ids.length }))
  const selection = {
    ...(ids && { messages: ids.join(',') }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
    ...(only && isPart && { only: '1' }),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={ids ? texts.download() : texts.title()}
      closeLabel={texts.close()}
      size="small"
    >
      <p>{selected ?? texts.text()}</p>
      <Parts>
        {!ids && (
          <Days>
            <DateField
              label={texts.from()}
              value={days.from}
              max={today}
              onChange={(event) => setDays({ ...days, from: event.target.value })}
            />
            <DateField
              label={texts.to()}
              value={days.to}
              max={today}
              error={wrong ? LL.errors.endBeforeStart() : undefined}
              onChange={(event) => setDays({ ...days, to: event.target.value })}
            />
          </Days>
        )}
        {isPart && (
          <CheckboxField
            label={ids ? texts.onlySelected() : texts.onlyDays()}
            checked={only}
            onChange={() => setOnly(!only)}
          />
        )}
        {!wrong && (
          <ReportLinks
            path={messageReportRoutes.report.path}
            selection={selection}
            ways={[
              { format: 'pdf', label: texts.pdf(), icon: IconDownload },
              { format: 'json', label: texts.json(), icon: IconFileCertificate, variant: 'secondary' },
            ]}
            onSaved={onClose}
          />
        )}
        {thread && <AttorneyButton threadId={thread.id} subject={thread.subject} onDone={onClose} />}
      </Parts>
      <chakra.p textStyle="secondary" color="fg.3" mt="u2">
        {texts.hint()}
      </chakra.p>
    </Dialog>
  )
}
