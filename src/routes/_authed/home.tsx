import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/features/home/home-page.tsx'
import { loadSlots, slotDictionaries } from '#src/features/home/load-slots.ts'

export const Route = createFileRoute('/_authed/home')({
  loader: async ({ context }) => {
    const features = await context.features.need()
    const [slots, { awaitHome }] = await Promise.all([
      loadSlots(features),
      import('#src/features/home/await-home.ts'),
      context.dictionaries.need('home', ...slotDictionaries(features)),
    ])
    await awaitHome(context, slots)
    return { slots }
  },
  component: HomePage,
})
