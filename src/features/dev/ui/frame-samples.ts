import { AppFrameSample } from './app-frame-sample.tsx'
import { AuthFrameSample } from './auth-frame-sample.tsx'
import { PublicFrameSample } from './public-frame-sample.tsx'

export const frameSamples = {
  app: AppFrameSample,
  auth: AuthFrameSample,
  public: PublicFrameSample,
}
