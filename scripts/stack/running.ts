type Part = { stop: () => Promise<void> }

/** All child programs end on a signal, on `stop`, or when one of them ends; the first cause sets the exit code. */
export function keepRunning() {
  const parts: Part[] = []
  let stopping: Promise<never> | undefined
  const stop = (code: number): Promise<never> =>
    (stopping ??= (async () => {
      for (const part of parts.reverse()) await part.stop()
      process.exit(code)
    })())
  // The terminal and npm both forward Ctrl+C, so the second signal must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  return {
    add: <T extends Part & { child: { ended: Promise<unknown> } }>(part: T): T => {
      parts.push(part)
      void part.child.ended.then(() => stop(1))
      return part
    },
    stop,
  }
}
