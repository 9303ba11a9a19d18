import { chakra } from '@chakra-ui/react/styled-system'
import type { StorageDto } from '#contract/my-files/my-files.ts'
import { formatBytes } from '#domain/format-bytes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'

/** Says how much of the plan's room is used. It has its place before that is known. */
export function StorageBar({ storage: held }: { storage: StorageDto | undefined }) {
  const { LL, locale } = useI18nContext()
  const { storage } = LL.myFiles
  const { used, allowed } = held ?? { used: 0, allowed: 0 }
  const size = (bytes: number) => formatBytes(bytes, locale)
  if (allowed === null) return <p>{storage.unlimited({ used: size(used) })}</p>
  return (
    <HeldPlace waits={!held}>
      <chakra.div w={{ base: 'full', sm: '240px' }}>
        <chakra.p textStyle="secondary" color="fg.2" mb="u0.5">
          {storage.used({ used: size(used), allowed: size(allowed) })}
        </chakra.p>
        <ProgressBar label={storage.label()} value={allowed === 0 ? 100 : Math.min(100, (used / allowed) * 100)} />
      </chakra.div>
    </HeldPlace>
  )
}
