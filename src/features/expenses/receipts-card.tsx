import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { fileRoutes, type FileItem as Receipt } from '#contract/files.ts'
import { fillPath } from '#src/api/address.ts'
import type { Reader } from '#src/app/reader.ts'
import { Card, CardBody } from '#src/ui/card.tsx'
import { CardHeader } from '#src/ui/card-header.tsx'
import { FileItem } from '#src/ui/file-item.tsx'
import type { Words } from './say.ts'
import { sizeText } from './size-text.ts'

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

type ReceiptsCardProps = { receipts: readonly Receipt[]; reader: Reader; words: Words }

/** What was added to prove it: opened in a tab of its own, or downloaded. */
export function ReceiptsCard({ receipts, reader, words }: ReceiptsCardProps) {
  const { receipts: said } = words.expenses.details
  return (
    <Card bleed>
      <CardHeader title={said.title()} />
      <CardBody py="u1">
        {receipts.length === 0 ? (
          <chakra.p color="fg.3" py="u1">
            {said.none()}
          </chakra.p>
        ) : (
          <ul>
            {receipts.map((receipt) => (
              <OneReceipt key={receipt.id} receipt={receipt} reader={reader} words={words} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

function OneReceipt({ receipt, reader, words }: { receipt: Receipt; reader: Reader; words: Words }) {
  const { receipts: said } = words.expenses.details
  const { id, name, type, bytes, addedBy } = receipt
  const size = sizeText(bytes, reader.locale)
  const content = addressOf(fileRoutes.content, id)
  return (
    <FileItem
      id={`receipt-${id}`}
      name={name}
      detail={reader.isYou(addedBy) ? said.addedByYou({ size }) : said.addedBy({ size, name: reader.nameOf(addedBy) })}
      preview={type.startsWith('image/') && <img src={addressOf(fileRoutes.preview, id)} alt="" loading="lazy" />}
      link={<a href={content} target="_blank" rel="noreferrer" aria-label={said.open({ file: name })} />}
      action={
        <Download href={`${content}?download=1`} download={name} aria-label={said.download({ file: name })}>
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </Download>
      }
    />
  )
}
