import { AppFrameSample } from './samples/frames/app-frame-sample.tsx'
import { AuthFrameSample } from './samples/frames/auth-frame-sample.tsx'
import { PublicFrameSample } from './samples/frames/public-frame-sample.tsx'

export const frameSamples = {
  app: AppFrameSample,
  auth: AuthFrameSample,
  public: PublicFrameSample,
}
