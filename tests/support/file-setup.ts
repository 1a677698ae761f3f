import { vi } from 'vitest'

// To save a sixth of the processor time, all files run in one process. So each file must reset modules and environment.
vi.resetModules()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
