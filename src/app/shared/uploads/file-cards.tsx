import { chakra } from '@chakra-ui/react/styled-system'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { sizeText } from './size-text.ts'

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: 'u1' } })
const Box = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1.5',
    maxW: 'full',
    p: 'u1',
    pe: 'u2',
    borderWidth: '1px',
    borderRadius: 'card',
    _hover: { bg: 'bg.hover' },
  },
})
const Picture = chakra('img', { base: { boxSize: '40px', objectFit: 'cover', borderRadius: 'control', flexShrink: 0 } })

type FileCardsProps = { label: string; files: readonly FileDto[] }

/** Shows the files of an item, each with its size and the beginning and end of its SHA-256. */
export function FileCards({ label, files }: FileCardsProps) {
  const { locale } = useI18nContext()
  return (
    <List aria-label={label}>
      {files.map(({ id, name, type, bytes, sha256 }) => (
        <li key={id}>
          <Box href={fillPath(fileRoutes.content.path, { id })} target="_blank" rel="noreferrer">
            {type.startsWith('image/') ? (
              <Picture src={fillPath(fileRoutes.preview.path, { id })} alt="" />
            ) : (
              <IconFile size={24} stroke={1.75} aria-hidden />
            )}
            <chakra.span minW="0">
              <chakra.span display="block" textStyle="strong" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <chakra.span display="block" textStyle="secondary" color="fg.3">
                {`${sizeText(bytes, locale)} · SHA-256 ${sha256.slice(0, 4)}…${sha256.slice(-2)}`}
              </chakra.span>
            </chakra.span>
          </Box>
        </li>
      ))}
    </List>
  )
}
