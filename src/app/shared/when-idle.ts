import { afterUsefulScreen } from './useful-screen.ts'

/** Makes a part of a first screen load once the screen is useful without it, so that it does not compete with that. */
export const whenIdle =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await afterUsefulScreen()
    return load()
  }
