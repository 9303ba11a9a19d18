import { type ComponentType, lazy, Suspense } from 'react'

/** Makes a dialog whose code loads when it is first open, so that the page does not wait for it. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { readonly open: boolean }) => React.ReactNode {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return (props) =>
    props.open && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
}
