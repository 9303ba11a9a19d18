import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'

type ProofDialogProps = { id: string; open: boolean; onClose: () => void }

/** Offers the record of one item as a file: to read and to hand in, or only to check. */
export function ProofDialog({ id, open, onClose }: ProofDialogProps) {
  const { proof } = useI18nContext().LL.common.happened
  return (
    <Dialog open={open} onClose={onClose} title={proof.title()} closeLabel={proof.close()}>
      <Choices id={id} />
    </Dialog>
  )
}

function Choices({ id }: { id: string }) {
  const { proof } = useI18nContext().LL.common.happened
  const online = useOnline()
  return (
    <chakra.div display="flex" flexDirection="column" gap="u2">
      <p>{proof.text()}</p>
      {online ? (
        <>
          <Choice hint={proof.pdfText()}>
            <ReportLinks
              path={historyRoutes.export.path}
              selection={{ item: id }}
              ways={[{ format: 'pdf', label: proof.pdf(), icon: IconDownload }]}
            />
          </Choice>
          <Choice hint={proof.jsonText()}>
            <ReportLinks
              path={fillPath(historyRoutes.proof.path, { id })}
              ways={[{ label: proof.json(), icon: IconDownload, variant: 'secondary' }]}
              failed={proof.failed()}
            />
          </Choice>
        </>
      ) : (
        <p role="status">{proof.offline()}</p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="u1" ms="-u1.5">
        <ButtonLink variant="tertiary" link={<Link to="/history" search={{ item: id }} />}>
          {proof.inHistory()}
        </ButtonLink>
        <ButtonLink variant="tertiary" link={<Link to="/verify" />}>
          {proof.check()}
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  )
}

const Choice = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="u0.5">
    {children}
    <chakra.p textStyle="secondary" color="fg.2">
      {hint}
    </chakra.p>
  </chakra.div>
)
