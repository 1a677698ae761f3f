import { buildBackend, buildReader, bundle } from '@/scripts/stack/bundles'
import { backendHost } from './backend-in-memory'

/** What reads uploads and the embedded backend are programs of their own: the tests start those that these sources make. */
export async function setup(): Promise<void> {
  const host = bundle('tests/support/backend-host.ts', backendHost, { packages: 'external' })
  await Promise.all([buildReader(), buildBackend(), host])
}
