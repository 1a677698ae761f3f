/** Logs only the kind of error, because messages and parameters may contain personal data. */
export function reportError(where: string, error: unknown): void {
  const { name, code } = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: unknown
    code?: unknown
  }
  const kind = [name, code].filter((part) => typeof part === 'string').join(' ') || typeof error
  process.stderr.write(`[local] ${where}: ${kind}\n`)
}

/** The library logs database errors with their parameters; after this call it logs only their kind. */
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
