import { AppFrameSample } from './samples/app-frame-sample.tsx'
import { AuthFrameSample } from './samples/auth-frame-sample.tsx'
import { PublicFrameSample } from './samples/public-frame-sample.tsx'

export const frameSamples = {
  app: AppFrameSample,
  auth: AuthFrameSample,
  public: PublicFrameSample,
}
