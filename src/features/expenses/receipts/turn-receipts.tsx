import { chakra } from '@chakra-ui/react/styled-system'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { fileRoutes, type FileDto as Receipt } from '#contract/files/files.ts'
import { fillPath } from '#src/api/address.ts'
import type { Messages } from '../texts.ts'
import { isPicture, useReceiptViewer } from './use-receipt-viewer.tsx'

/** The height of a receipt. */
export const receiptHeight = '96px'

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: 'u1' } })

/** The line separates white paper from the white card. */
const frame = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  width: '72px',
  height: receiptHeight,
  borderWidth: '1px',
  borderRadius: 'control',
}
/** Shows the upper part of a receipt, which names the shop. */
const Thumbnail = chakra('a', {
  base: {
    ...frame,
    overflow: 'hidden',
    bg: 'bg.inset',
    color: 'brand.strong',
    _hover: { borderColor: 'brand.strong' },
    '& img': { boxSize: 'full', objectFit: 'cover', objectPosition: 'top' },
  },
})
/** Takes the place of a receipt, so that nothing moves when the page learns whether there is one. */
const Empty = chakra('span', { base: { ...frame, borderStyle: 'dashed' } })
const None = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: 'u1.5', textStyle: 'secondary', color: 'warning.fg' },
})

type TurnReceiptsProps = { receipts: readonly Receipt[]; messages: Messages }

/** Shows the receipts beside the decision about them, or warns that there is none. */
export function TurnReceipts({ receipts, messages }: TurnReceiptsProps) {
  const { receipts: texts } = messages.expenses.details
  const { open, viewer } = useReceiptViewer(receipts, messages)
  if (receipts.length === 0)
    return (
      <None>
        <Empty>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        </Empty>
        {texts.noneToAnswer()}
      </None>
    )
  return (
    <>
      <List aria-label={texts.title()}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Thumbnail
              href={fillPath(fileRoutes.content.path, { id: receipt.id })}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.open({ file: receipt.name })}
              onClick={open(receipt)}
            >
              {isPicture(receipt) ? (
                <img src={fillPath(fileRoutes.preview.path, { id: receipt.id })} alt="" />
              ) : (
                <IconFileText size={28} stroke={1.5} aria-hidden />
              )}
            </Thumbnail>
          </li>
        ))}
      </List>
      {viewer}
    </>
  )
}
