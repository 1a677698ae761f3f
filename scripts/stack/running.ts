type Part = { stop: () => Promise<void> }

/** Ends all child programs at a signal or on `stop`. The first call decides the exit code, because what it stops ends too. */
export function keepRunning() {
  const parts: Part[] = []
  let stopping: Promise<never> | undefined
  const stop = (code: number): Promise<never> =>
    (stopping ??= (async () => {
      for (const part of parts.reverse()) await part.stop()
      process.exit(code)
    })())
  // A terminal and npm both pass Ctrl+C on: the second signal must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  return {
    /** The others end when this part ends. */
    add: <T extends Part & { child: { ended: Promise<unknown> } }>(part: T): T => {
      parts.push(part)
      void part.child.ended.then(() => stop(1))
      return part
    },
    stop,
  }
}
