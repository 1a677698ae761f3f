/**
 * The fault `hangup` closes the connection; the service handles the request before the fault `hangup-after`.
 * The fault `garbage` answers 200 with junk; the service handles the request before the fault `garbage-after`.
 * The fault `noise` sends bytes that are not HTTP; the fault `status` answers with a chosen status and body.
 */
const faultModes = [
  'none',
  'slow',
  '429',
  '500',
  'status',
  'garbage',
  'garbage-after',
  'noise',
  'hangup',
  'hangup-after',
] as const
type FaultMode = (typeof faultModes)[number]

export type Fault = {
  mode: FaultMode
  ms: number
  /** The number of requests that get the fault; null means all requests until the fault is changed. */
  times: number | null
  /** Only requests whose path starts with this text get the fault. */
  path: string
  /** Only requests with this HTTP method get the fault; null means all methods. */
  method: string | null
  status: number
  body: unknown
  retryAfter: number
}

export type Faults = {
  set: (order: unknown) => Fault
  take: (path: string, method: string) => Fault | null
  hits: () => number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const numberOr = <T>(value: unknown, otherwise: T) => (typeof value === 'number' ? value : otherwise)
const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise)

function parseFault(order: unknown): Fault {
  const given = isRecord(order) ? order : {}
  const mode = faultModes.find((known) => known === given.mode)
  if (!mode) throw new RangeError(`mode must be one of ${faultModes.join(', ')}`)
  return {
    mode,
    ms: numberOr(given.ms, 1000),
    times: numberOr(given.times, null),
    path: textOr(given.path, '/'),
    method: textOr(given.method, null),
    status: numberOr(given.status, 503),
    body: given.body ?? { error: 'fault' },
    retryAfter: numberOr(given.retryAfter, 1),
  }
}

export function createFaults(): Faults {
  let current: Fault | null = null
  let hits = 0
  return {
    set(order) {
      const fault = parseFault(order)
      current = fault.mode === 'none' ? null : fault
      hits = 0
      return fault
    },
    take(path, method) {
      const fault = current
      if (!fault || !path.startsWith(fault.path) || (fault.method && fault.method !== method)) return null
      if (fault.times !== null && hits >= fault.times) return null
      hits += 1
      return fault
    },
    hits: () => hits,
  }
}
