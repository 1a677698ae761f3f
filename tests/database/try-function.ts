import { randomUUID } from 'node:crypto'
import type { Procedure } from './catalogue'
import type { Fixtures } from './fixtures'
import { procedures } from './procedures'
import type { ProcedureRow } from './procedures/cells'
import { callRest, type Role } from './roles'

const samples: Record<string, unknown> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  integer: 1,
  bigint: 1,
  boolean: false,
  date: '2026-01-01',
  jsonb: {},
  'text[]': [],
  'uuid[]': [],
  'timestamp with time zone': '2026-01-01T00:00:00Z',
}

export async function tryFunction(fixtures: Fixtures, procedure: Procedure, role: Role): Promise<string> {
  const { name, args } = procedure
  const body =
    (procedures as Record<string, ProcedureRow>)[name]?.args?.(fixtures, role) ??
    Object.fromEntries(args.map((arg) => [arg.name, samples[arg.type] ?? randomUUID()]))
  const { status, code, message } = await callRest(fixtures, role, {
    method: 'POST',
    path: `rpc/${name}`,
    body,
  })
  if (code === '42501' && message.startsWith('permission denied for function')) return 'denied'
  if (status < 300) return 'runs'
  return code === '42501' || code === 'P0001' ? message : `${status} ${code} ${message}`
}
