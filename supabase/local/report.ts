/** Logs only the error's name and code, because its message and parameters may contain personal data. */
export function reportError(where: string, error: unknown): void {
  const { name, code } = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: unknown
    code?: unknown
  }
  const kind = [name, code].filter((part) => typeof part === 'string').join(' ') || typeof error
  process.stderr.write(`[local] ${where}: ${kind}\n`)
}

/** Makes `@supabase/lite` log only names and codes of errors, because query parameters may contain personal data. */
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
