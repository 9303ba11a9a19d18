import type { AppFeature } from '#src/features/feature.ts'
import { useApp } from './app-context.ts'

/** Every area of the app. Below the routes that wait for them: all in the shell, and the charts. */
export const useFeatures = (): readonly AppFeature[] => useApp().features.all()
