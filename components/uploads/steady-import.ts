import { steady } from '@/components/uploads/steady'

/** Loads code and tries again after each lost connection; returns null once `signal` aborts. */
export const steadyImport = <Code extends object>(
  load: () => Promise<Code>,
  onCut: () => void,
  signal: AbortSignal,
): Promise<Code | null> =>
  steady(() => load().catch(() => null), { isCut: (code) => code === null, onCut, signal })
