import 'server-only'
import pino from 'pino'
import { requestId } from '@/lib/observability/request-id'

/** One JSON line each, with the id of the request that it belongs to. */
const log = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ request: requestId() }),
  },
  { write: (line) => void process.stderr.write(line) },
)

/**
 * Records a defect: where it happened and the chain of error classes and codes. Never form values, file names or
 * texts from outside: this is financial data.
 */
export function report(error: unknown, context: string, digest?: string): void {
  log.error({ error: describe(error), digest }, context)
}

export const note = (event: string): void => log.info(event)

function describe(error: unknown): string {
  const names: string[] = []
  for (let cause = error, depth = 0; cause && depth < 4; depth++) {
    const { name, code, cause: next } = cause as { name?: unknown; code?: unknown; cause?: unknown }
    names.push([name ?? typeof cause, code].filter(Boolean).join(':'))
    cause = next
  }
  return names.join(' < ')
}
