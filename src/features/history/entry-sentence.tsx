import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { HistoryLineDto } from '#contract/history/history.ts'
import { listFormat } from '#domain/formats.ts'
import { pageOf } from '#src/app/shared/pages.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { itemNameOf, lineTextOf } from './line-text.ts'
import type { Texts } from './texts.ts'

const Name = chakra('strong', {
  base: {
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '& a': { _hover: { textDecoration: 'underline' } },
    _highContrast: { '& a': { textDecoration: 'underline' } },
  },
})

type EntrySentenceProps = { line: HistoryLineDto; viewer: Viewer; texts: Texts }

/** Shows "Sam approved Piano lessons", with a link to each item. */
export function EntrySentence({ line, viewer, texts }: EntrySentenceProps) {
  const { before, after } = lineTextOf(line, viewer, texts)
  if (after === null) return <>{before}</>
  const names = line.items.map(({ name }) => itemNameOf(line, name, viewer, texts))
  const parts = listFormat(viewer.locale).formatToParts(names)
  const itemAt = (at: number) => line.items[parts.slice(0, at).filter(({ type }) => type === 'element').length]
  return (
    <>
      {before}
      {parts.map(({ type, value }, at) => {
        const item = type === 'element' ? itemAt(at) : undefined
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never move
        return <Fragment key={at}>{item ? <ItemName item={item} name={value} /> : value}</Fragment>
      })}
      {after}
    </>
  )
}

/** A deleted item has no page, so its name is no link. */
function ItemName({ item: { entity, id, opens }, name }: { item: HistoryLineDto['items'][number]; name: string }) {
  const page = pageOf(useFeatures(), entity, id)
  return <Name>{opens && page ? <Link {...page}>{name}</Link> : name}</Name>
}
