import { chakra } from '@chakra-ui/react/styled-system'
import { fileRoutes } from '#contract/files/files.ts'
import type { MyFileDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { kindOf } from '../kind.ts'
import { myFileChart } from '../my-file.chart.ts'
import { namesOf } from '../people.ts'

/** Says who sees a file, what it is, and which versions of it there are. */
export function FileFacts({ file }: { file: MyFileDto }) {
  const { LL, locale } = useI18nContext()
  const { details, label, kind } = LL.myFiles
  const viewer = useViewer()
  const { fileId, name, type, bytes, status, createdAt, sha256, versions } = file
  const { tone } = myFileChart(file)
  return (
    <chakra.div display="grid" gap="u2">
      {fileId && kindOf(type) === 'picture' && (
        <chakra.img
          src={fillPath(fileRoutes.preview.path, { id: fileId })}
          alt=""
          maxH="240px"
          maxW="full"
          borderRadius="card"
          justifySelf="start"
        />
      )}
      <section>
        <chakra.h3 textStyle="label" mb="u0.5">
          {details.who()}
        </chakra.h3>
        <Chip tone={tone}>{label[status]()}</Chip>
        <chakra.p mt="u1">
          <WhoSees file={file} />
        </chakra.p>
      </section>
      {fileId === null && <Banner tone="warning" title={LL.errors.noAccessToFile({ file: name })} />}
      <DefinitionList
        items={[
          { term: details.type(), value: kind[kindOf(type)]() },
          { term: details.size(), value: sizeText(bytes, locale) },
          { term: details.added(), value: viewer.instant(createdAt) },
        ]}
      />
      <p>
        <chakra.span display="block" textStyle="label">
          {details.sha256()}
        </chakra.span>
        <chakra.code textStyle="secondary" overflowWrap="anywhere">
          {sha256}
        </chakra.code>
      </p>
      {versions.length > 1 && (
        <section>
          <chakra.h3 textStyle="label" mb="u0.5">
            {details.versions()}
          </chakra.h3>
          <chakra.ol display="grid" gap="u1">
            {versions.map((version, at) => {
              const when = viewer.instant(version.addedAt)
              return (
                <li key={version.fileId}>
                  <chakra.a
                    color="brand.strong"
                    href={`${fillPath(fileRoutes.content.path, { id: version.fileId })}?download=1`}
                    aria-label={details.get({ at: when })}
                  >
                    {details.version({ at: when, size: sizeText(version.bytes, locale) })}
                  </chakra.a>
                  {at === 0 && ` · ${details.newest()}`}
                </li>
              )
            })}
          </chakra.ol>
        </section>
      )}
    </chakra.div>
  )
}

function WhoSees({ file: { status, readers, ownerId, you } }: { file: MyFileDto }) {
  const { details } = useI18nContext().LL.myFiles
  const viewer = useViewer()
  if (you.party !== 'owner') return details.shownBy({ name: namesOf(viewer, [ownerId]) })
  return details.seenBy[status]({ names: namesOf(viewer, readers) })
}
