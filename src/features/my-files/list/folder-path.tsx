import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { pathOf } from '../folder-tree.ts'

const Path = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'u1',
    minW: '0',
    '& li + li::before': { content: '"/"', me: 'u1', color: 'fg.3' },
    '& a': { color: 'brand.strong', overflowWrap: 'anywhere' },
  },
})

type FolderPathProps = { folders: readonly MyFolderDto[]; folder: string }

/** Leads back through the folders in which this one lies. */
export function FolderPath({ folders, folder }: FolderPathProps) {
  const { path, top } = useI18nContext().LL.myFiles
  const above = pathOf(folders, folder)
  return (
    <nav aria-label={path()}>
      <Path>
        <li>
          <Link to="/my-files" search={{}}>
            {top()}
          </Link>
        </li>
        {above.map(({ id, name }) => (
          <li key={id}>
            {id === folder ? (
              <chakra.span aria-current="page" fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </chakra.span>
            ) : (
              <Link to="/my-files" search={{ folder: id }}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </Path>
    </nav>
  )
}
