type Part = { stop: () => Promise<void> }

/**
 * What a program has started, and how all of it ends: at a signal, or when `stop` is called. The first call decides the exit code,
 * because what stops then ends too.
 */
export function keepRunning() {
  const parts: Part[] = []
  let stopping: Promise<never> | undefined
  const stop = (code: number): Promise<never> =>
    (stopping ??= (async () => {
      for (const part of parts.reverse()) await part.stop()
      process.exit(code)
    })())
  // A terminal and npm both pass Ctrl+C on: the second signal must not cut short what the first one began.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  return {
    /** Adds a part that ends the others when it ends by itself. */
    add: <T extends Part & { child: { ended: Promise<unknown> } }>(part: T): T => {
      parts.push(part)
      void part.child.ended.then(() => stop(1))
      return part
    },
    stop,
  }
}
