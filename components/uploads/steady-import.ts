import { lineBack } from '@/components/uploads/line'

/** Loads code again after a lost connection, until it is there; `onCut` runs before each wait. */
export async function steadyImport<Code>(load: () => Promise<Code>, onCut: () => void): Promise<Code> {
  for (let tries = 0; ; tries++) {
    const code = await load().catch(() => null)
    if (code !== null) return code
    onCut()
    await lineBack(tries)
  }
}
