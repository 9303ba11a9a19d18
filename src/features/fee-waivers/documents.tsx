import { chakra } from '@chakra-ui/react/styled-system'
import { type FeeWaiverDto, feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { fillPath } from '#src/api/address.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'

type Props = {
  waiver: FeeWaiverDto
  /** Each is a download. The session's cookie opens it, so a mailed token does not. */
  linked: boolean
  isFinal: boolean
}

/** Lists what was sent. Its files have no names, so each is called by what it shows. */
export function Documents({ waiver: { documents }, linked, isFinal }: Props) {
  const { texts, at, locale } = useFeeWaiverTexts()
  const { application, kinds } = texts
  return (
    <div>
      <chakra.h3 textStyle="label">{application.documents()}</chakra.h3>
      {documents.length === 0 && <chakra.p color="fg.2">{application.noDocuments()}</chakra.p>}
      <ul>
        {documents.map(({ id, kind, bytes, addedAt }) => {
          const item = {
            id: `document-${id}`,
            name: kinds[kind](),
            detail: `${sizeText(bytes, locale)} · ${application.addedAt({ at: at(addedAt) })}`,
          }
          return linked ? (
            <FileItem key={id} {...item} link={<a href={fillPath(routes.content.path, { id })} download />} />
          ) : (
            <FileItem key={id} {...item} />
          )
        })}
      </ul>
      {isFinal && documents.length > 0 && (
        <chakra.p textStyle="secondary" color="fg.3">
          {application.deleted()}
        </chakra.p>
      )}
    </div>
  )
}
