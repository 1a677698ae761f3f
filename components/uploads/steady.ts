import { lineBack } from '@/components/uploads/line'

type Loop<Answer> = {
  /** Returns true if the connection was lost during the attempt. */
  isCut: (answer: Answer) => boolean
  /** Called after each attempt that lost the connection, before the wait for the connection. */
  onCut: (answer: Answer) => void
  signal: AbortSignal
}

/** Repeats the attempt after each lost connection; returns null if `signal` aborts while the connection is lost. */
export async function steady<Answer>(
  attempt: () => Promise<Answer>,
  { isCut, onCut, signal }: Loop<Answer>,
): Promise<Answer | null> {
  for (let tries = 0; ; tries++) {
    const answer = await attempt()
    if (!isCut(answer)) return answer
    if (signal.aborted) return null
    onCut(answer)
    await lineBack(tries, signal)
    if (signal.aborted) return null
  }
}
