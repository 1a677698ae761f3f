import { steady } from '@/components/uploads/steady'

/** Loads code again after a lost connection, until it is there; `onCut` runs before each wait. Returns null once `signal` aborts. */
export const steadyImport = <Code extends object>(
  load: () => Promise<Code>,
  onCut: () => void,
  signal: AbortSignal,
): Promise<Code | null> =>
  steady(() => load().catch(() => null), { isCut: (code) => code === null, onCut, signal })
