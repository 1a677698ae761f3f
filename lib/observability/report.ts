import 'server-only'

type Entry = { level: 'error' | 'warn' | 'info'; event: string; error?: string; at: string; digest?: string }

const write = (entry: Entry) => process.stderr.write(`${JSON.stringify(entry)}\n`)

/**
 * Records a defect as one JSON line: where it happened and the chain of error classes and messages we wrote
 * ourselves. Never form values, file names or texts from outside: this is financial data.
 */
export function report(error: unknown, context: string, digest?: string): void {
  write({
    level: 'error',
    event: context,
    error: describe(error),
    at: new Date().toISOString(),
    ...(digest ? { digest } : {}),
  })
}

export function note(event: string): void {
  write({ level: 'info', event, at: new Date().toISOString() })
}

function describe(error: unknown): string {
  const names: string[] = []
  for (let cause = error, depth = 0; cause && depth < 4; depth++) {
    const { name, code, cause: next } = cause as { name?: unknown; code?: unknown; cause?: unknown }
    names.push([name ?? typeof cause, code].filter(Boolean).join(':'))
    cause = next
  }
  return names.join(' < ')
}
