/** Writes what went wrong by its kind alone: texts and parameters of an error may hold people's data. */
export function reportError(where: string, error: unknown): void {
  const { name, code } = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: unknown
    code?: unknown
  }
  const kind = [name, code].filter((part) => typeof part === 'string').join(' ') || typeof error
  process.stderr.write(`[local] ${where}: ${kind}\n`)
}

/** The library prints database errors with their parameters; from here on only their kind is printed. */
export function quietConsole(): void {
  const report = (...parts: unknown[]) =>
    reportError('service', parts.find((part) => typeof part === 'object') ?? 'text')
  Object.assign(console, {
    error: report,
    warn: () => undefined,
    info: () => undefined,
    log: () => undefined,
  })
}
