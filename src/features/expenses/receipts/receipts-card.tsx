import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { MouseEvent } from 'react'
import { fileRoutes, type FileDto as Receipt } from '#contract/files/files.ts'
import { fillPath } from '#src/api/address.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Messages } from '../texts.ts'
import { isPicture, useReceiptViewer } from './use-receipt-viewer.tsx'

const Download = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '44px', sm: '40px' },
    borderRadius: 'control',
    _hover: { bg: 'primary.tint' },
  },
})

const addressOf = (route: { path: string }, id: string) => fillPath(route.path, { id })

type ReceiptsCardProps = { receipts: readonly Receipt[]; viewer: Viewer; messages: Messages }

/** Shows the receipts: pictures open over the page, documents in a new tab, and each can be downloaded. */
export function ReceiptsCard({ receipts, viewer, messages }: ReceiptsCardProps) {
  const { receipts: texts } = messages.expenses.details
  const { open, viewer: shown } = useReceiptViewer(receipts, messages)
  return (
    <Card bleed>
      <CardHeader title={texts.title()} />
      <CardBody py="u1">
        {receipts.length === 0 ? (
          <chakra.p color="fg.3" py="u1">
            {texts.none()}
          </chakra.p>
        ) : (
          <ul>
            {receipts.map((receipt) => (
              <OneReceipt
                key={receipt.id}
                receipt={receipt}
                viewer={viewer}
                messages={messages}
                onOpen={open(receipt)}
              />
            ))}
          </ul>
        )}
      </CardBody>
      {shown}
    </Card>
  )
}

type OneReceiptProps = Omit<ReceiptsCardProps, 'receipts'> & {
  receipt: Receipt
  onOpen: (event: MouseEvent) => void
}

function OneReceipt({ receipt, viewer, messages, onOpen }: OneReceiptProps) {
  const { receipts: texts } = messages.expenses.details
  const { id, name, bytes, addedBy } = receipt
  const size = sizeText(bytes, viewer.locale)
  const content = addressOf(fileRoutes.content, id)
  return (
    <FileItem
      id={`receipt-${id}`}
      name={name}
      detail={
        viewer.isYou(addedBy) ? texts.addedByYou({ size }) : texts.addedBy({ size, name: viewer.nameOf(addedBy) })
      }
      preview={isPicture(receipt) && <img src={addressOf(fileRoutes.preview, id)} alt="" loading="lazy" />}
      link={
        <a href={content} target="_blank" rel="noreferrer" aria-label={texts.open({ file: name })} onClick={onOpen} />
      }
      action={
        <Download href={`${content}?download=1`} download={name} aria-label={texts.download({ file: name })}>
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </Download>
      }
    />
  )
}
