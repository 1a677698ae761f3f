import { lineBack } from '@/components/uploads/line'

type Loop<Answer> = {
  /** Returns true if the connection was lost during the attempt. */
  isCut: (answer: Answer) => boolean
  /** Runs before each wait. */
  onCut: (answer: Answer) => void
  signal: AbortSignal
}

/**
 * Repeats the attempt after each lost connection.
 * Once `signal` aborts, no further attempt begins and the result is null. An attempt that was running still gives its answer.
 */
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
